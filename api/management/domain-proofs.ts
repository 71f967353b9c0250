import { lookup, resolve4, resolve6, resolveTxt } from 'node:dns/promises'
import { request } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** How a domain is asked for its proof; tests bring their own. */
export type DomainProofs = {
  /** Texts of the TXT records under a name; none when there is no such name. */
  txt(name: string): Promise<string[]>
  /** The first 200 characters of a plain file, or null. */
  file(domain: string, path: string): Promise<string | null>
  /** Public addresses of a host, IPv4 first; none when there are none. */
  addresses(host: string): Promise<string[]>
}

const timeoutMs = 5000
/** Addresses that are nobody's public server: the platform must not be led to its own insides. */
const inside = new BlockList()
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
  inside.addSubnet(net, bits, 'ipv4')
for (const [
  net,
  bits,
] of [['::', 127], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8], ['::ffff:0:0', 96]] as const) // biome-ignore format: a list
  inside.addSubnet(net, bits, 'ipv6')

const isPublicAddress = (address: string) => !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The real network. Follows no redirect, reads little, waits 5 s. */
export const networkProofs: DomainProofs = {
  async txt(name) {
    const wait = new Promise<string[][]>((resolve) => setTimeout(resolve, timeoutMs, []).unref())
    const records = await Promise.race([resolveTxt(name).catch(() => []), wait])
    return records.map((parts) => parts.join(''))
  },
  async addresses(host) {
    const wait = new Promise<string[]>((resolve) => setTimeout(resolve, timeoutMs, []).unref())
    const found = Promise.all([resolve4(host).catch(() => []), resolve6(host).catch(() => [])])
    const all = await Promise.race([found.then((lists) => lists.flat()), wait])
    return all.filter(isPublicAddress)
  },
  async file(domain, path) {
    const found = await lookup(domain).catch(() => null)
    return found && isPublicAddress(found.address) ? fetchPlain(found.address, domain, path) : null
  },
}

/** Asks the very address that was checked, so that a second answer of the name server changes nothing. */
function fetchPlain(address: string, domain: string, path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const call = request({ host: address, path, headers: { host: domain }, timeout: timeoutMs }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
        if (text.length > 200) answer.destroy()
      })
      answer.on('close', () => resolve(answer.statusCode === 200 ? text.slice(0, 200) : null))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(null))
    call.end()
  })
}
