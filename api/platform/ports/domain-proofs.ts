import { Resolver } from 'node:dns/promises'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

type Scheme = 'http' | 'https'

/** How a domain is asked for its proof; tests bring their own. */
export type DomainProofs = {
  /** Texts of the TXT records under a name; none when there is no such name. */
  txt(name: string): Promise<string[]>
  /** The first 200 characters of a plain file, or null. Over HTTPS only with a certificate of the domain. */
  file(domain: string, path: string, scheme?: Scheme): Promise<string | null>
  /** Public addresses of a host, IPv4 first; none when there are none. */
  addresses(host: string): Promise<string[]>
}

/** Addresses that are nobody's public server: the platform must not be led to its own insides. */
// Two lists: an IPv4 address counts as its mapped IPv6 one.
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3], // biome-ignore format: a list
] as const)
  inside.ipv4.addSubnet(net, bits, 'ipv4')
// IPv6 that carries IPv4 (mapped, NAT64, 6to4, Teredo) leads to addresses of the first list.
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) // biome-ignore format: a list
  inside.ipv6.addSubnet(net, bits, 'ipv6')

/** Whether an address may be somebody's public server. Pure. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return !inside[family].check(address, family)
}

type NetworkSettings = {
  /** Name servers instead of the machine's. */
  servers?: readonly string[]
  timeoutMs?: number
  /** Addresses that the operator says are the platform's own: files are asked for there though they are private. */
  ours?: readonly string[] | undefined
  /** Instead of 80 and 443. */
  port?: number
}

/**
 * The real network. Follows no redirect, reads little, waits 5 s for names and 5 s for a file. Names are never asked for
 * as connections ask (`lookup`): that takes threads of which a process has four, so that names of one owner whose server
 * is silent would keep the process from its database.
 */
export function createNetworkProofs({
  servers,
  timeoutMs = 5000,
  ours = [],
  port,
}: NetworkSettings = {}): DomainProofs {
  /** Answers of the name servers; none once time is over. Nothing goes on afterwards. */
  async function ask<T>(question: (resolver: Resolver) => Promise<T[]>): Promise<T[]> {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const end = setTimeout(() => resolver.cancel(), timeoutMs)
    try {
      return await question(resolver)
    } catch {
      return []
    } finally {
      clearTimeout(end)
    }
  }
  const everyAddress = async (host: string) => {
    const [v4, v6] = await Promise.all([
      ask((resolver) => resolver.resolve4(host)),
      ask((resolver) => resolver.resolve6(host)),
    ])
    return [...v4, ...v6]
  }
  return {
    txt: async (name) => (await ask((resolver) => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (host) => (await everyAddress(host)).filter(isPublicAddress),
    async file(domain, path, scheme = 'http') {
      const mayBeAsked = (one: string) => isPublicAddress(one) || ours.includes(one)
      const address = (await everyAddress(domain)).find(mayBeAsked)
      return address ? fetchPlain(address, { domain, path, scheme, port, timeoutMs }) : null
    },
  }
}

type Plain = {
  domain: string
  path: string
  scheme: Scheme
  port: number | undefined
  timeoutMs: number
}

/** Asks the very address that was checked, so that a second answer of the name server changes nothing. */
function fetchPlain(
  address: string,
  { domain, path, scheme, port, timeoutMs }: Plain,
): Promise<string | null> {
  const request = scheme === 'https' ? askHttps : askHttp
  return new Promise((resolve) => {
    // Of all of it together: a server that sends a letter every now and then holds nobody's place.
    const signal = AbortSignal.timeout(timeoutMs)
    const asked = { host: address, port, servername: domain, path, headers: { host: domain }, signal }
    const call = request(asked, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
        if (text.length > 200) answer.destroy()
      })
      answer.on('error', () => answer.destroy())
      answer.on('close', () => resolve(answer.statusCode === 200 ? text.slice(0, 200) : null))
    })
    call.on('error', () => resolve(null))
    // Neither an answer nor an error to Node: a server that wants to speak something else would hold its place for ever.
    call.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(null)
    })
    signal.addEventListener('abort', () => resolve(null))
    call.end()
  })
}
