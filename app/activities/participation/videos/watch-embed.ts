import type { PlayerKind } from './player-kind.ts'

type Heard = { time?: number; duration?: number; ended?: boolean }
export type Listener = { onTime(time: number, duration: number): void; onEnded(): void }

const origins: Record<'youtube' | 'vimeo', RegExp> = {
  youtube: /^https:\/\/www\.youtube(-nocookie)?\.com$/,
  vimeo: /^https:\/\/player\.vimeo\.com$/,
}

/** Reads a message of a YouTube player; null for messages without a time. Pure. */
export function readYoutube(message: unknown): Heard | null {
  const { event, info } = (message ?? {}) as { event?: unknown; info?: Record<string, unknown> }
  if ((event !== 'infoDelivery' && event !== 'initialDelivery') || !info) return null
  return {
    ...(typeof info.currentTime === 'number' && { time: info.currentTime }),
    ...(typeof info.duration === 'number' && { duration: info.duration }),
    ...(info.playerState === 0 && { ended: true }),
  }
}

/** Reads a message of a Vimeo player; null for messages without a time. Pure. */
export function readVimeo(message: unknown): Heard | null {
  const { event, data } = (message ?? {}) as { event?: unknown; data?: Record<string, unknown> }
  if (event === 'ended') return { ended: true }
  if (event !== 'timeupdate' || !data) return null
  return {
    ...(typeof data.seconds === 'number' && { time: data.seconds }),
    ...(typeof data.duration === 'number' && { duration: data.duration }),
  }
}

/**
 * Listens to the player in a frame by the messages such players exchange with their page: no script of theirs runs
 * here, which the content security policy would refuse. Answers how to stop listening.
 */
export function watchEmbed(
  frame: HTMLIFrameElement,
  kind: Extract<PlayerKind, 'youtube' | 'vimeo'>,
  { onTime, onEnded }: Listener,
): () => void {
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), '*')
  const ask =
    kind === 'youtube'
      ? () => say({ event: 'listening', id: 1, channel: 'widget' })
      : () => {
          for (const value of ['timeupdate', 'ended']) say({ method: 'addEventListener', value })
        }
  let duration = 0
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || !origins[kind].test(origin)) return
    clearInterval(asking)
    const message = parse(data)
    if (kind === 'vimeo' && (message as { event?: unknown } | null)?.event === 'ready') ask()
    const heard = kind === 'youtube' ? readYoutube(message) : readVimeo(message)
    if (!heard) return
    duration = heard.duration ?? duration
    if (heard.time !== undefined && duration > 0) onTime(heard.time, duration)
    if (heard.ended) onEnded()
  }
  // The player may have loaded before or after this; it answers the first message it receives.
  const asking = setInterval(ask, 500)
  addEventListener('message', hear)
  ask()
  return () => {
    clearInterval(asking)
    removeEventListener('message', hear)
  }
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
