/** The passwords of 8 to 14 characters that lead every published list of stolen ones, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 87654321
  987654321 0123456789 11111111 00000000 88888888 12341234 11223344 123123123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 abcdefgh
  a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 michael1
  jennifer jordan23 trustno1 starwars whatever computer internet corvette mercedes charlie1 dragon123 monkey123
  letmein1 letmein123 welcome1 welcome123 admin123 admin1234 administrator changeme changeme1 master123 shadow123
  samsung1 google123 facebook linkedin myspace1 hello123 hello1234 test1234 testtest test12345 secret123
  default1 guest123 qazwsxedc zaq12wsx 1qazxsw2 asdf1234 1234qwer qwer1234 love1234 loveyou1 family123 summer2024
  summer2025 summer2026 winter2025 winter2026 spring2026 autumn2026 liverpool chelsea1 arsenal1 barcelona
  pokemon1 naruto123 minecraft blink182 metallica slipknot nirvana1 hunter22 jessica1 ashley12 nicole12 daniel12
  matthew1 andrew12 joshua12 anthony1 william1 thomas12 robert12 maggie12 cookie12 buster12 ginger12 pepper12
  killer12 freedom1 money123 silver12 orange12 purple12 yellow12 banana12 cheese12 chocolate butterfly rainbow1
  diamond1 crystal1 angel123 heaven12 jesus123 blessed1 victory1 champion november december february
  september october1 saturday password! passwort passwort1 hallo123 schatz12 motdepasse azertyui azerty123 bonjour1
  contraseña contrasena teamo123 senha123 parola12 wachtwoord lozenord losenord salasana haslo123`
    .split(/\s+/)
    .filter(Boolean),
);
