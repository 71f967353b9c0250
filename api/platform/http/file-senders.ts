import type { Endpoint } from '#contract/endpoint.ts'

/** Who may send a file: the team of the station, or whoever is logged in. */
export type FileSender = 'team' | 'member'

/** Of whom a file is taken. */
export type FileTaker = {
  of: FileSender
  /** It is worked on while it comes and never held, and what is larger is refused while it comes (SEC-66). */
  mostBytes?: number | undefined
  /** In JSON, not in a form. */
  isJson?: boolean
}

/** Who may send a file by a call, and so a large body; null for calls that take none. */
export type FileSenders = (method: string, path: string) => FileTaker | null

/** Large bodies are read of nobody whom the API does not know. */
const senders = {
  team: 'team',
  participant: 'member',
  session: 'member',
  token: null,
  public: null,
} as const

/** Reads off the contract which calls take a file and of whom. `root` is where they are served, without a slash at the end. */
export function createFileSenders(endpoints: readonly Endpoint[], root: string): FileSenders {
  const calls = endpoints
    .filter(({ upload, isLarge }) => upload || isLarge)
    .map(({ method, path, aliases, access, upload, isLarge }) => ({
      method: method.toUpperCase(),
      paths: [path, ...aliases].map((one) => patternOf(root + one)),
      sender: senders[access],
      mostBytes: upload?.isStreamed ? upload.maxBytes : undefined,
      isJson: isLarge ?? false,
    }))
  return (method, path) => {
    const call = calls.find((one) => one.method === method && one.paths.some((each) => each.test(path)))
    if (!call?.sender) return null
    const { sender: of, mostBytes, isJson } = call
    return { of, mostBytes, isJson }
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
