import { LRUCache } from 'lru-cache'
import type { DomainProofs } from '../platform/ports/domain-proofs.ts'

/** Every view of the owners' page of domains needs them, and they change in months. */
const rememberedMs = 60_000

/** Addresses of hosts, asked for once a minute each; that there are none is not remembered. */
export function rememberAddresses({ addresses }: Pick<DomainProofs, 'addresses'>) {
  const known = new LRUCache<string, string[]>({
    max: 10,
    ttl: rememberedMs,
    async fetchMethod(host) {
      const found = await addresses(host)
      return found.length > 0 ? found : undefined
    },
  })
  return async (host: string): Promise<readonly string[]> => (await known.fetch(host)) ?? []
}
