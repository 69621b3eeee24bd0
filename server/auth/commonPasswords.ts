/**
 * The commonest passwords of eight characters and more, in lower case: keyboard walks, counting, names, and the words
 * that people of this trade and these countries choose.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password passw0rd password1 password12 password123 password1234 p@ssword p@ssw0rd p@ssw0rd1 pass1234 pass12345
passpass 12345678 123456789 1234567890 0123456789 0987654321 9876543210 987654321 87654321 11111111 111111111
1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 000000000 0000000000
12121212 11223344 1122334455 112233445566 12341234 123123123 12312312 123321123 123454321 1234512345 12344321
10203040 1020304050 102030405060 147258369 741852963 789456123 159753456 456789123 147852369 31415926 20202020
19191919 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwer1234 qweasdzxc qweqweqwe
qwe123qwe 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx !qaz2wsx q1w2e3r4 q1w2e3r4t5 asdfghjk
asdfghjkl asdf1234 asdfasdf asdasdasd zxcvbnm1 zxcvbnm123 zxcvbnm, zxcv1234 qazwsxedc qazwsx123 1234qwer
123456qwerty abcd1234 abc12345 abc123456 abcd12345 abcdefgh abcdefg1 abcdef123 a1b2c3d4 a1b2c3d4e5 a123456789
a12345678 aa123456 aa12345678 a1234567 123456789a 12345678a 1234567a 123456abc 123abc123 q1234567 z1234567
123qweasd 123qweasdzxc 123qwe123 1a2b3c4d iloveyou iloveyou1 iloveyou2 iloveyou123 ilovegod loveyou1 loveme123
princess princess1 sunshine sunshine1 football football1 baseball baseball1 superman superman1 batman123 spiderman
pokemon1 pokemon123 starwars starwars1 michelle michelle1 jennifer jessica1 jonathan danielle nicole123 ashley123
michael1 charlie1 charlie123 jordan23 computer computer1 internet internet1 trustno1 whatever whatever1 welcome1
welcome123 letmein1 letmein123 changeme changeme1 changeme123 default1 master123 dragon123 monkey123 shadow123
freedom1 mustang1 corvette ferrari1 chelsea1 liverpool liverpool1 arsenal1 arsenal123 barcelona barcelona1
realmadrid juventus slipknot metallica blink182 chocolate chocolate1 butterfly butterfly1 hello123 hello1234
helloworld blessed1 jesus123 jesuschrist godisgood godbless godislove spongebob hottie101 nirvana1 cristina
estrella estrellita admin123 admin1234 admin12345 administrator administrador admin@123 admin2023 admin2024
admin2025 admin2026 root1234 rootroot toor1234 guest123 user1234 usuario1 usuario123 test1234 test12345 testtest
testing1 testing123 demo1234 temporal temporal1 secret123 access123 server123 system123 manager1 service1 support1
superadmin superuser contraseña contrasena contraseña1 contrasena1 contraseña123 contrasena123 clave123 clave1234
miclave1 micontraseña micontrasena tequiero tequiero1 teamo123 teamomucho teamodios teamoamor amorcito mariposa
mariposa1 princesa princesa1 futbol123 bocajuniors riverplate boca1234 river1234 argentina argentina1 argentina123
mexico123 colombia colombia1 colombia123 venezuela peru1234 chile123 chile1234 santiago santiago1 alejandro
alejandra sebastian sebastian1 fernando fernanda gabriela valentina cristian cristiano francisco guadalupe
america1 americas chivas123 pumas123 jesucristo diosesamor diosesfiel diosteama familia1 familia123 hermosa1
hermosa123 bonita123 chiquita corazon1 corazon123 felicidad bendicion bendiciones senha123 senha1234 senha12345
senha123456 minhasenha mudar123 brasil123 brasil12 brasil1234 brasil2014 flamengo flamengo1 flamengo10 corinthians
corinthians1 palmeiras palmeiras1 saopaulo vasco123 gremio123 cruzeiro cruzeiro1 internacional eutedoamo euteamo1
euteamo123 teamo1234 jesuscristo jesusteama deusefiel deusfiel deus1234 gabriel1 gabriel123 rafael123 rafaela1
juliana1 leonardo fernando1 mariana1 carolina1 beatriz1 princesinha amorzinho felicidade obrigado1 amizade1
familia12 logistica logistica1 logistica123 transporte transporte1 transporte123 transportes rumbo123 rumbo1234
camiones camion123 caminhao caminhao1 frete123 cargo123 shipping1
`
    .trim()
    .split(/\s+/),
);
