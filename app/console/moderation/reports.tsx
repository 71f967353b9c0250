import type { ModeratedDetail } from '#contract/console/moderation/schemas.ts'
import { reportTexts } from '../../forms/report-texts.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './moderation.css.ts'
import { texts } from './texts.ts'

/** What members reported of it; nothing where nobody did. */
export function Reports({ reports }: Pick<ModeratedDetail, 'reports'>) {
  const { timezone } = useStation()
  if (reports.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={2} size="card">
        {texts.reported}
      </Heading>
      <ul className={ui.list}>
        {reports.map(({ reason, details, createdAt }) => (
          <li key={`${createdAt} ${reason} ${details}`} className={ui.row}>
            <span className={ui.rowName}>
              <strong>{reportTexts.reasons[reason]}</strong>
              {details ? <bdi className={css.words}>{details}</bdi> : null}
              <span className={ui.small}>{formatDateTime(createdAt, timezone)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
