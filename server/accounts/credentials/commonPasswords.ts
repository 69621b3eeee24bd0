/** Repetitions of a few characters, which the list does not contain: "11111111", "abcdabcd". */
const REPEATED = /^(.{1,4})\1+$/su;

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is common enough to be among the first guesses. Ignores case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const guess = password.normalize('NFC').toLowerCase();
  // loaded on first use, as it takes 5 MB and is not needed at start
  known ??= loadList();
  return REPEATED.test(guess) || (await known).has(guess);
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...REGIONAL.trim().split(/\s+/)]);
}

/**
 * Common passwords that the list of the world's 50,000 most common ones lacks, in lower case: sequences, and words of
 * this trade and these countries.
 */
const REGIONAL = `
p@ssword p@ssw0rd1 pass12345 0123456789 0987654321 9876543210 987654321 87654321 1234512345 zxcvbnm, abcdefgh
aa12345678 loveme123 changeme123 barcelona1 hottie101 estrellita admin1234 admin12345 administrador admin@123
admin2023 admin2024 admin2025 admin2026 root1234 toor1234 guest123 user1234 usuario1 usuario123 test12345 demo1234
temporal1 server123 system123 superadmin superuser contraseña contraseña1 contrasena1 contraseña123 contrasena123
clave123 clave1234 miclave1 micontraseña micontrasena tequiero1 teamo123 teamomucho teamodios teamoamor mariposa1
princesa1 futbol123 bocajuniors boca1234 river1234 argentina1 argentina123 mexico123 colombia1 colombia123 peru1234
chile123 chile1234 santiago1 chivas123 pumas123 jesucristo diosesamor diosesfiel diosteama familia1 familia123
hermosa1 hermosa123 bonita123 corazon1 corazon123 bendicion bendiciones senha1234 senha12345 senha123456 mudar123
brasil123 brasil12 brasil1234 brasil2014 flamengo1 flamengo10 corinthians corinthians1 palmeiras1 vasco123 gremio123
cruzeiro1 internacional eutedoamo euteamo1 euteamo123 teamo1234 jesuscristo jesusteama deusefiel deusfiel deus1234
gabriel123 rafael123 rafaela1 beatriz1 princesinha amorzinho obrigado1 amizade1 familia12 logistica logistica1
logistica123 transporte transporte1 transporte123 transportes rumbo123 rumbo1234 camiones camion123 caminhao caminhao1
frete123 cargo123 shipping1
`;
