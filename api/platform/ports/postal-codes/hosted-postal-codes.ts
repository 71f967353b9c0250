import {
  type CepProvider,
  GetAddressInfoByCepNotFoundError,
  getAddressInfoByCep,
} from '@brazilian-utils/brazilian-utils/get-address-info-by-cep'
import type { Log } from '../../log.ts'
import { askOutsideTurn } from '../../turns.ts'
import type { PostalAddress, PostalCodes } from './postal-codes.ts'
import { postalRanges } from './postal-ranges.ts'

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
        return keep(cep, await askOutsideTurn(() => ask(cep)))
      } catch (error) {
        if (error instanceof GetAddressInfoByCepNotFoundError) return null
        log.warn({ provider }, 'The CEP service did not answer')
        return postalRanges.guess(cep)
      }
    },
  }
}
