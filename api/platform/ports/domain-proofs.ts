import { createPublicHosts, type NetworkSettings, type Scheme } from './public-hosts.ts'

/** How a domain is asked for its proof; tests bring their own. */
export type DomainProofs = {
  /** Texts of the TXT records under a name; none when there is no such name. */
  txt(name: string): Promise<string[]>
  /** The first 200 characters of a plain file, or null. Over HTTPS only with a certificate of the domain. */
  file(domain: string, path: string, scheme?: Scheme): Promise<string | null>
  /** Public addresses of a host, IPv4 first; none when there are none. */
  addresses(host: string): Promise<string[]>
}

/** What is read of a file: 200 characters. */
const maxBytes = 800

/** The real network. */
export function createNetworkProofs(settings: NetworkSettings = {}): DomainProofs {
  const { txt, addresses, ask } = createPublicHosts(settings)
  return {
    txt,
    addresses,
    async file(host, path, scheme = 'http') {
      const answer = await ask({ host, path, scheme, maxBytes })
      return answer?.status === 200 ? answer.body.toString('utf8').slice(0, 200) : null
    },
  }
}
