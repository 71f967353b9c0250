import { decomposed } from '../../composed.ts'

/** The zone of each state's capital; Brazil's clocks of the day are those of its states (GAP-122). */
const ofState: Readonly<Record<string, string>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  MA: 'America/Fortaleza',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  SE: 'America/Maceio',
  TO: 'America/Araguaina',
}
export const usualZone = 'America/Sao_Paulo'

/** The cities whose clocks differ from those of their state: the west of Amazonas by law 12.876 of 2013, and the islands. */
const ofCity: Readonly<Record<string, readonly string[]>> = {
  'America/Eirunepe': [
    ...['atalaia do norte', 'benjamin constant', 'boca do acre', 'eirunepe', 'envira', 'guajara', 'ipixuna'],
    ...['itamarati', 'jutai', 'labrea', 'pauini', 'sao paulo de olivenca', 'tabatinga'],
  ].map((city) => `AM ${city}`),
  'America/Noronha': ['PE fernando de noronha'],
}

const plain = (text: string) =>
  decomposed(text)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Gives the time zone of a place; Brasília's where the state is not known. Pure (GAP-122). */
export function timeZoneOf(state: string | null | undefined, city: string | null | undefined): string {
  const uf = (state ?? '').trim().toUpperCase()
  const key = `${uf} ${plain(city ?? '')}`
  const own = Object.entries(ofCity).find(([, cities]) => cities.includes(key))?.[0]
  return own ?? (Object.hasOwn(ofState, uf) ? (ofState[uf] ?? usualZone) : usualZone)
}

/** The zones that owners choose from. */
export const brazilianZones = [
  usualZone,
  ...new Set([...Object.values(ofState), ...Object.keys(ofCity)]),
] as readonly string[]

/** Whether clocks can be read in a zone. Pure. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
