import { useStation } from '../station/use-station.ts'
import { formatAgo, formatDateTime } from '../ui/format.ts'
import { useNow } from './use-member.ts'

type AgoProps = {
  /** ISO 8601. */
  at: string
  className?: string
}

/** Shows how long ago something was written, and when, in the station's zone. Older than a week, when alone says it. */
export function Ago({ at, className }: AgoProps) {
  const { timezone } = useStation()
  const ago = formatAgo(at, useNow())
  const exact = formatDateTime(at, timezone)
  return (
    <time className={className} dateTime={at}>
      {ago ? `${ago} · ${exact}` : exact}
    </time>
  )
}
