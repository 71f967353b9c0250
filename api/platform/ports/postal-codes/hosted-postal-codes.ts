import {
  type CepProvider,
  GetAddressInfoByCepNotFoundError,
  getAddressInfoByCep,
} from '@brazilian-utils/brazilian-utils/get-address-info-by-cep'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import type { Log } from '../../log.ts'
import { askOutsideSlot } from '../../slots/queue.ts'
import type { PostalAddress, PostalCodes } from './postal-codes.ts'

type HostedOptions = { provider: Extract<CepProvider, 'viacep' | 'brasilapi'>; log: Log; timeoutMs?: number }

/** Letters of a name; a service that says more says nothing that a person could use. */
const longest = 120

/** What the service said is kept by the process, the newest of it and for a day: a CEP seldom moves. */
const mostKept = 5_000
const keptMs = 24 * 3_600_000

/**
 * A service that knows streets, asked for each CEP; no more of it is known to it than the CEP. While it is silent or
 * answers nothing that can be read, the embedded ranges answer: the street is typed by hand then.
 */
export function hostedPostalCodes({ provider, log, timeoutMs = 3_000 }: HostedOptions): PostalCodes {
  async function ask(cep: string): Promise<PostalAddress> {
    const silence = AbortSignal.timeout(timeoutMs)
    const silent = new Promise<never>((_, reject) => {
      silence.addEventListener('abort', () => reject(silence.reason), { once: true })
    })
    const { state, city, neighborhood, street } = await Promise.race([
      getAddressInfoByCep(cep, { providers: [provider] }),
      silent,
    ])
    if (!/^[A-Z]{2}$/.test(state)) throw new Error('The CEP service named no state')
    const cut = (text: string) => text.slice(0, longest)
    return { state, city: cut(city), neighborhood: cut(neighborhood), street: cut(street) }
  }

  const kept = new Map<string, { found: PostalAddress; untilMs: number }>()
  function keep(cep: string, found: PostalAddress): PostalAddress {
    kept.delete(cep)
    kept.set(cep, { found, untilMs: Date.now() + keptMs })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return found
  }
  function known(cep: string): PostalAddress | undefined {
    const before = kept.get(cep)
    return before && before.untilMs > Date.now() ? before.found : undefined
  }

  return {
    known,
    guess: postalRanges.guess,
    async find(cep) {
      const before = known(cep)
      if (before !== undefined) return before
      try {
        return keep(cep, await askOutsideSlot(() => ask(cep)))
      } catch (error) {
        if (error instanceof GetAddressInfoByCepNotFoundError) return null
        log.warn({ provider }, 'The CEP service did not answer')
        return postalRanges.guess(cep)
      }
    },
  }
}

/** First and last CEP of each state, by their first five digits, as the Correios give them out. */
const ranges: readonly [state: string, first: number, last: number][] = [
  ['SP', 1000, 19999],
  ['RJ', 20000, 28999],
  ['ES', 29000, 29999],
  ['MG', 30000, 39999],
  ['BA', 40000, 48999],
  ['SE', 49000, 49999],
  ['PE', 50000, 56999],
  ['AL', 57000, 57999],
  ['PB', 58000, 58999],
  ['RN', 59000, 59999],
  ['CE', 60000, 63999],
  ['PI', 64000, 64999],
  ['MA', 65000, 65999],
  ['PA', 66000, 68899],
  ['AP', 68900, 68999],
  ['AM', 69000, 69299],
  ['RR', 69300, 69399],
  ['AM', 69400, 69899],
  ['AC', 69900, 69999],
  ['DF', 70000, 72799],
  ['GO', 72800, 72999],
  ['DF', 73000, 73699],
  ['GO', 73700, 76799],
  ['RO', 76800, 76999],
  ['TO', 77000, 77999],
  ['MT', 78000, 78899],
  ['MS', 79000, 79999],
  ['PR', 80000, 87999],
  ['SC', 88000, 89999],
  ['RS', 90000, 99999],
]

/** The city of a state that has only one. */
function onlyCity(state: string): string {
  const cities = getMunicipalities(state as never)
  return cities.length === 1 ? (cities[0]?.name ?? '') : ''
}

/** The embedded default: the state by the range of its CEPs, nothing asked of anybody. */
export const postalRanges: PostalCodes = {
  find: async (cep) => byRange(cep),
  known: byRange,
  guess: byRange,
}

function byRange(cep: string): PostalAddress | null {
  const start = Number(cep.slice(0, 5))
  const found = ranges.find(([, first, last]) => first <= start && start <= last)
  if (!found) return null
  const [state] = found
  return { state, city: onlyCity(state), neighborhood: '', street: '' }
}
