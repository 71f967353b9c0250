import { Resolver } from 'node:dns/promises'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

export type Scheme = 'http' | 'https'

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

export type NetworkSettings = {
  /** Name servers instead of the machine's. */
  servers?: readonly string[]
  timeoutMs?: number
  /** Addresses that the operator says are the platform's own: they are asked though they are private. */
  ours?: readonly string[] | undefined
  /** Instead of 80 and 443. */
  port?: number
}

/** What is asked of a host; an answer is read up to `maxBytes`. */
type Question = { host: string; path: string; scheme: Scheme; maxBytes: number; accept?: string }

/** What a host answered: `body` has `maxBytes` at most, `isWhole` says whether that was all. Header names in small letters. */
export type HostAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  isWhole: boolean
}

/**
 * Hosts that an owner or a stranger named. Follows no redirect, reads little, waits `timeoutMs` for names and as long for an
 * answer. Names are never asked for as connections ask (`lookup`): that takes threads of which a process has four, so that
 * names of one owner whose server is silent would keep the process from its database.
 */
export function createPublicHosts({ servers, timeoutMs = 5000, ours = [], port }: NetworkSettings = {}) {
  /** Answers of the name servers; none once time is over. Nothing goes on afterwards. */
  async function names<T>(question: (resolver: Resolver) => Promise<T[]>): Promise<T[]> {
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
      names((resolver) => resolver.resolve4(host)),
      names((resolver) => resolver.resolve6(host)),
    ])
    return [...v4, ...v6]
  }
  return {
    /** Texts of the TXT records under a name; none when there is no such name. */
    txt: async (name: string) => (await names((r) => r.resolveTxt(name))).map((parts) => parts.join('')),
    /** Public addresses of a host, IPv4 first; none when there are none. */
    addresses: async (host: string) => (await everyAddress(host)).filter(isPublicAddress),
    /** What a host answers; null when it is not there, not public, silent, or without a certificate of its own over HTTPS. */
    async ask(question: Question): Promise<HostAnswer | null> {
      const mayBeAsked = (one: string) => isPublicAddress(one) || ours.includes(one)
      const address = (await everyAddress(question.host)).find(mayBeAsked)
      return address ? askAt(address, { ...question, port, timeoutMs }) : null
    },
  }
}

/** Asks the very address that was checked, so that a second answer of the name server changes nothing. */
function askAt(
  address: string,
  {
    host,
    path,
    scheme,
    accept,
    maxBytes,
    port,
    timeoutMs,
  }: Question & { port?: number | undefined; timeoutMs: number },
): Promise<HostAnswer | null> {
  const request = scheme === 'https' ? askHttps : askHttp
  return new Promise((resolve) => {
    // Of all of it together: a server that sends a letter every now and then holds nobody's place.
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = { host, ...(accept && { accept }) }
    const call = request({ host: address, port, servername: host, path, headers, signal }, (answer) => {
      const pieces: Buffer[] = []
      let length = 0
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece)
        length += piece.length
        if (length > maxBytes) answer.destroy()
      })
      answer.on('error', () => answer.destroy())
      answer.on('close', () => {
        const body = Buffer.concat(pieces).subarray(0, maxBytes)
        const isWhole = answer.complete && length <= maxBytes
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, isWhole })
      })
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
