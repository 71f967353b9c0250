import { useStation } from '../../../station/use-station.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Comparison } from '../../ui/comparison.tsx'
import * as ui from '../../ui/ui.css.ts'
import * as css from './history.css.ts'
import type { Line } from './line.server.ts'
import { texts } from './texts.ts'

type LinesProps = { lines: readonly Line[]; isOfOnePart: boolean }

/** Who did what, a sentence each, with the ways to what it was done to and to all that was. */
export const Lines = ({ lines, isOfOnePart }: LinesProps) => (
  <ol className={ui.list}>
    {lines.map((line) => (
      <li key={line.id} className={ui.row}>
        <div className={css.line}>
          <span>
            <strong>{line.who}</strong> {`${line.did} `}
            {line.href && line.object ? <TextLink href={line.href}>{line.object}</TextLink> : line.object}
          </span>
          <When at={line.when} />
        </div>
        {isOfOnePart || line.object === '' ? null : (
          <span className={ui.actions}>
            <ButtonLink
              href={`?parte=${encodeURIComponent(line.part)}`}
              variant="quiet"
              size="small"
              aria-label={texts.onlyThisOf(line.object)}
            >
              {texts.onlyThis}
            </ButtonLink>
          </span>
        )}
        {line.changes.length > 0 ? (
          <details className={css.wide}>
            <summary className={ui.summary}>{texts.changes(line.changes.length)}</summary>
            <Comparison rows={line.changes} heads={[texts.sides.before, texts.sides.after]} />
          </details>
        ) : null}
      </li>
    ))}
  </ol>
)

function When({ at }: { at: string }) {
  const { timezone } = useStation()
  return <span className={ui.small}>{formatDateTime(at, timezone)}</span>
}
