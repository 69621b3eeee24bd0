function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** The check digit of an Argentine CUIT; 10 when no digit is valid. */
export function cuitCheckDigit(digits: string): number {
  return (11 - (weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}

function cnpjDigit(digits: string, weights: readonly number[]): number {
  const rest = weightedSum(digits, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** The two check digits of a Brazilian CNPJ. */
export function cnpjCheckDigits(digits: string): string {
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const first = cnpjDigit(digits, weights);
  return `${first}${cnpjDigit(`${digits}${first}`, [6, ...weights])}`;
}

/** The check digit of a Chilean RUT: a digit or K. */
export function rutCheckDigit(body: string): string {
  const reversed = [...body].reverse().join('');
  const weights = [...reversed].map((_, index) => 2 + (index % 6));
  const digit = 11 - (weightedSum(reversed, weights) % 11);
  if (digit === 11) return '0';
  return digit === 10 ? 'K' : String(digit);
}

/** The check digit of a Colombian NIT. */
export function nitCheckDigit(body: string): number {
  const rest = weightedSum([...body].reverse().join(''), [3, 7, 13, 17, 19, 23, 29, 37, 41].slice(0, body.length)) % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** The check digit modulo 11 of a Peruvian tax number. */
export function checkDigitEleven(digits: string, weights: readonly number[]): number {
  return (11 - (weightedSum(digits, weights) % 11)) % 10;
}
