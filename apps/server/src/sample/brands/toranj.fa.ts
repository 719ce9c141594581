/** The texts of the campaigns of the clothes shop. */
export const toranjFa = {
  caption: (title: string) => `${title}؛ دوخت تمیز و رنگ‌های گرم در فروشگاه ترنج.`,
  link: 'https://toranj.example/winter',
  considerations: 'همراه نام فروشگاه دیگری نیاید.',
  locations: ['شیراز'],
  file: 'toranj.png',
  ad: { title: 'پالتوهای زمستانی ترنج', line: 'تعویض تا هفت روز', button: 'دیدن' },
  comment: 'رنگ پالتو با عکس محصول یکی نیست؛ لطفاً در نور روز بگیرید.',
  made: {
    description: 'یکی از پالتوهای ترنج را بپوشید و در یک قاب از شهر خودتان نشان دهید.',
    todos: ['نام «ترنج» گفته یا نوشته شود'],
    notTodos: ['با لباس فروشگاه دیگری همراه نشود'],
  },
  titles: {
    scarves: 'شال‌های پاییزی ترنج',
    offer: 'پیشنهاد ویژهٔ ترنج',
    raincoats: 'بارانی‌های ترنج',
    overHold: 'پالتو در کوچه‌های شهر',
  },
} as const;
