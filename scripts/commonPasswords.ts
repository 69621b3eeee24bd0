// Builds the filter of common passwords from the list of a package. The server runs without this package.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORDS, filterOf } from '#server/accounts/credentials/commonPasswords.ts';
import { hasPasswordLength } from '#shared/passwordLength.ts';

/** Leaves out shorter passwords, which are refused for their length. */
export function buildCommonPasswords(): void {
  const words = [...dictionary['passwords-common'], ...REGIONAL.trim().split(/\s+/)].filter(hasPasswordLength);
  // endings commonly added to a short password to reach the length
  const longer = dictionary['passwords-common']
    .filter((word) => !hasPasswordLength(word))
    .flatMap((word) => ENDINGS.map((ending) => word + ending))
    .filter(hasPasswordLength);
  mkdirSync(path.dirname(COMMON_PASSWORDS), { recursive: true });
  writeFileSync(COMMON_PASSWORDS, filterOf([...new Set([...words, ...longer])].slice(0, MOST)));
}

const MOST = 100_000;
const ENDINGS = ['1', '12', '123', '1234', '12345', '123456', '!'];

/**
 * Common passwords that the list lacks, in lower case: sequences, and words of this trade and these countries.
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

if (import.meta.main) buildCommonPasswords();
