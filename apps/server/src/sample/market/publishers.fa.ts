export interface SampleCategory {
  readonly id: number;
  readonly title_fa: string;
  /** Subjects of its pages: each Persian word with its spelling in usernames. */
  readonly subjects: string;
}

export const publishersFa = {
  categories: [
    {
      id: 1,
      title_fa: 'غذا و نوشیدنی',
      subjects: 'مزه=maze, طعم=tam, خوراک=khorak, نوشیدنی=nushidani, صبحانه=sobhane, شیرینی=shirini, چای=chai',
    },
    {
      id: 2,
      title_fa: 'سبک زندگی',
      subjects: 'زندگی=zendegi, روزمرگی=roozmaregi, حال خوب=halekhoob, سادگی=sadegi, لبخند=labkhand, آرامش=aramesh',
    },
    {
      id: 3,
      title_fa: 'کافه و رستوران',
      subjects: 'کافه=cafe, رستوران=restaurant, قهوه=ghahve, پیتزا=pizza, کباب=kabab, فنجان=fenjan',
    },
    {
      id: 4,
      title_fa: 'شهر',
      subjects: 'شهر=shahr, خیابان=khiaban, محله=mahalle, کوچه=kooche, میدان=meydan, پیاده‌روی=piaderavi',
    },
    {
      id: 5,
      title_fa: 'آشپزی',
      subjects: 'آشپزی=ashpazi, آشپزخانه=ashpazkhane, دستپخت=dastpokht, سفره=sofre, دسر=deser, کیک=cake',
    },
    {
      id: 6,
      title_fa: 'کتاب',
      subjects: 'کتاب=ketab, رمان=roman, شعر=sher, داستان=dastan, مطالعه=motalee, قصه=ghesse',
    },
    {
      id: 7,
      title_fa: 'عکاسی',
      subjects: 'عکاسی=akkasi, عکس=aks, دوربین=doorbin, قاب=ghab, پرتره=portrait',
    },
    {
      id: 8,
      title_fa: 'سفر و گردشگری',
      subjects: 'سفر=safar, گردشگری=gardesh, طبیعت=tabiat, کوله‌پشتی=koole, جاده=jade, کویر=kavir',
    },
    {
      id: 9,
      title_fa: 'مد و پوشاک',
      subjects: 'مد=mod, استایل=style, پوشاک=pooshak, مزون=mezon, کفش=kafsh, لباس=lebas',
    },
    {
      id: 10,
      title_fa: 'زیبایی و آرایش',
      subjects: 'زیبایی=zibaei, آرایش=arayesh, پوست و مو=poostomoo, عطر=atr, گریم=gerim',
    },
    {
      id: 11,
      title_fa: 'سلامت و تندرستی',
      subjects: 'سلامت=salamat, تغذیه=taghzie, روان‌شناسی=ravan, یوگا=yoga, تندرستی=tandorosti',
    },
    {
      id: 12,
      title_fa: 'ورزش',
      subjects: 'ورزش=varzesh, فوتبال=football, بدنسازی=badansazi, والیبال=volleyball, کوهنوردی=koohnavardi, کشتی=koshti',
    },
    {
      id: 13,
      title_fa: 'فناوری',
      subjects: 'فناوری=fanavari, گجت=gadget, موبایل=mobile, برنامه‌نویسی=barname, هوش مصنوعی=hoosh, نرم‌افزار=narmafzar',
    },
    {
      id: 14,
      title_fa: 'خودرو',
      subjects: 'خودرو=khodro, ماشین=mashin, موتور=motor, رانندگی=ranandegi, گاراژ=garage',
    },
    {
      id: 15,
      title_fa: 'موسیقی',
      subjects: 'موسیقی=moosighi, آهنگ=ahang, گیتار=guitar, سه‌تار=setar, ترانه=tarane',
    },
    {
      id: 16,
      title_fa: 'سینما و سریال',
      subjects: 'سینما=cinema, سریال=serial, فیلم=film, نمایش=namayesh, نقد فیلم=naghdefilm',
    },
    {
      id: 17,
      title_fa: 'طنز و سرگرمی',
      subjects: 'طنز=tanz, خنده=khande, سرگرمی=sargarmi, معما=moamma, چالش=chalesh',
    },
    {
      id: 18,
      title_fa: 'خانواده و کودک',
      subjects: 'مادرانه=madarane, کودک=koodak, خانواده=khanevade, نی‌نی=nini, فرزندپروری=farzand',
    },
    {
      id: 19,
      title_fa: 'کسب‌وکار',
      subjects: 'کسب‌وکار=kasbokar, بازاریابی=bazaryabi, استارتاپ=startup, بورس=boors, فروش=foroosh, کارآفرینی=karafarini',
    },
    {
      id: 20,
      title_fa: 'آموزش',
      subjects: 'آموزش=amoozesh, زبان انگلیسی=english, کنکور=konkoor, ریاضی=riazi, مهارت=maharat',
    },
    {
      id: 21,
      title_fa: 'خبر',
      subjects: 'خبر=khabar, رسانه=resane, تیتر=titr, گزارش=gozaresh, حوادث=havades',
    },
    {
      id: 22,
      title_fa: 'خانه و دکوراسیون',
      subjects: 'خانه=khane, دکوراسیون=decor, چیدمان=chideman, گل و گیاه=giah, معماری=memari',
    },
    {
      id: 23,
      title_fa: 'حیوانات خانگی',
      subjects: 'گربه=gorbe, سگ=sag, حیوانات=heyvanat, پرنده=parande, آکواریوم=aquarium',
    },
    {
      id: 24,
      title_fa: 'بازی',
      subjects: 'بازی=bazi, گیم=game, کنسول=console, شطرنج=shatranj, گیمر=gamer',
    },
  ] as readonly SampleCategory[],

  /** Titles made from a subject: the text, and how the username is made. */
  patterns:
    'دنیای {}=donyaye.{}, {} با {name}={}.ba.{name}, {} در {city}={}.{city}, مجلهٔ {}={}.mag, {} و زندگی={}_zendegi, ' +
    '{name} و {}={name}.{}, همه‌چیز دربارهٔ {}={}.plus, {} به زبان ساده={}_sade, روزنوشت {}={}.note, باشگاه {}={}.club, ' +
    '{} در {city}={city}_{}, {} از نگاه {name}={}_{name}, پاتوق {}=patoogh.{}, یک روز با {}=yekrooz.{}, {}‌نامه={}name, ' +
    'دوستداران {}={}.lovers',

  names:
    'سارا=sara, نرگس=narges, مریم=maryam, نیلوفر=niloofar, الهام=elham, پریسا=parisa, یاسمن=yasaman, ترانه=taraneh, ' +
    'زهرا=zahra, مهسا=mahsa, شیوا=shiva, هانیه=hanieh, علی=ali, امیر=amir, پویا=pouya, کیان=kian, ' +
    'آرش=arash, بهرام=bahram, سینا=sina, مهدی=mahdi, رضا=reza, نوید=navid, سامان=saman, فرهاد=farhad',

  cities:
    'تهران=tehran, مشهد=mashhad, اصفهان=isfahan, شیراز=shiraz, تبریز=tabriz, کرج=karaj, رشت=rasht, اهواز=ahvaz, ' +
    'یزد=yazd, کرمان=kerman, قم=qom, ساری=sari, همدان=hamedan, بوشهر=bushehr, سنندج=sanandaj, قزوین=qazvin',

  /** Networks that publish by themselves. */
  networks: { rubika: 'روبیکا', soroush: 'سروش پلاس' },

  bundles: {
    title: (category: string) => `گزیدهٔ ${category}`,
    description: (category: string, count: string, publishers: string) =>
      `${count} ${publishers} با موضوع «${category}»، با هم و با یک قیمت.`,
  },

  /** Publishers that the sample campaigns and the documentation's pictures use. */
  known: {
    'maze.gardi': 'مزه‌گردی',
    'cafe.neshin': 'کافه‌نشین',
    'tehran.closeup': 'تهران از نزدیک',
    'narges.kitchen': 'آشپزخانهٔ نرگس',
    'sara.everyday': 'روزمرگی‌های سارا',
    ketab_baz: 'کتاب‌باز',
    'piyaderow.mag': 'پیاده‌رو',
    'aks.o.adamha': 'عکس و آدم‌ها',
    'khane.sabz': 'خانهٔ سبز',
    'shahr.ketab': 'شهر کتاب‌خوان‌ها',
    'ghahve.va.ghesse': 'قهوه و قصه',
    'koole.poshti': 'کوله‌پشتی',
  },
} as const;
