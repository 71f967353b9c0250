/** A CPF that tells people apart and gives nobody away: `***.456.789-**`. Pure. */
export const coveredCpf = (digits: string): string =>
  digits.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**')
