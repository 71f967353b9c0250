import type { Endpoint } from '#contract/endpoint.ts'

/** Who may send a file: an owner, or whoever is logged in. */
export type FileSender = 'owner' | 'member'

/** Who may send a file by a call, and so a large body; null for calls that take none. */
export type FileSenders = (method: string, path: string) => FileSender | null

/** Large bodies are read of nobody whom the API does not know. */
const senders = {
  owner: 'owner',
  participant: 'member',
  session: 'member',
  token: null,
  public: null,
} as const

/** Reads off the contract which calls take a file and of whom. `root` is where they are served, without a slash at the end. */
export function createFileSenders(endpoints: readonly Endpoint[], root: string): FileSenders {
  const calls = endpoints
    .filter(({ upload }) => upload)
    .map(({ method, path, aliases, access }) => ({
      method: method.toUpperCase(),
      paths: [path, ...aliases].map((one) => patternOf(root + one)),
      sender: senders[access],
    }))
  return (method, path) =>
    calls.find((call) => call.method === method && call.paths.some((one) => one.test(path)))?.sender ?? null
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
