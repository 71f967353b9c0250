import { composed } from '../../composed.ts'

/** Gives an option that stands in a question a second time, whatever its case: who answers could not tell the two apart. Pure. */
export function repeatedOption(options: readonly { label: string }[]): string | undefined {
  const plain = options.map(({ label }) => composed(label).trim().toLocaleLowerCase('pt-BR'))
  return options.find((_, at) => plain.indexOf(plain[at] ?? '') !== at)?.label
}
