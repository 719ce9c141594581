/** The commonest passwords that are long enough and have more than digits; letters are small. */
export const COMMON_PASSWORDS: readonly string[] = [
  ['password', 'password1', 'password12', 'password123', 'passw0rd', 'p@ssw0rd', 'p@ssword', 'p@ssw0rd1', 'pass1234', 'mypassword'],
  ['qwertyui', 'qwertyuiop', 'qwerty12', 'qwerty123', 'qwerty1234', 'qwer1234', 'asdfghjk', 'asdfghjkl', 'asdf1234', 'zxcvbnm1'],
  ['1q2w3e4r', '1q2w3e4r5t', 'q1w2e3r4', '1qaz2wsx', 'qazwsxedc', 'zaq12wsx', 'abcd1234', 'abc12345', 'a1234567', 'a12345678'],
  ['aa123456', 'a123456789', '123456789a', '12345678a', '1234567a', 'abcdefgh', 'abcdefg1', 'iloveyou', 'iloveyou1', 'sunshine'],
  ['princess', 'football', 'baseball', 'superman', 'trustno1', 'letmein1', 'welcome1', 'admin123', 'admin1234', 'administrator'],
  ['computer', 'internet', 'whatever', 'dragon123', 'monkey123', 'master123', 'changeme', 'test1234', 'user1234', 'default1'],
  ['iran1234', 'iran12345', 'tehran123', 'tehran1234', 'esteghlal', 'persepolis', 'perspolis', 'mohammad', 'alireza1', 'salam123'],
  ['jarchi123', 'jarchi1234', 'استقلال', 'پرسپولیس', 'ایران۱۲۳', 'ایران۱۲۳۴', 'رمز عبور', 'رمزعبور', 'سلام۱۲۳۴', 'تهران۱۲۳'],
].flat();
