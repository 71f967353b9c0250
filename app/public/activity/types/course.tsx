import { useStation } from '../../../station/use-station.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatDate, formatInteger, formatTime } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from '../activity-body.tsx'

/** Type 4: where, when, how many. */
export function Course({ activity }: BodyProps) {
  const { timezone } = useStation()
  const [course] = activity.presential_courses
  if (!course) return null
  const words = texts.activity.course
  const when = course.date && `${formatDate(course.date, timezone)}, ${formatTime(course.date, timezone)}`
  return (
    <Panel>
      <DescriptionList
        look="stacked"
        items={[
          ...(when ? [{ term: words.date, value: when }] : []),
          { term: words.local, value: course.local },
          ...(course.seats === null ? [] : [{ term: words.seats, value: formatInteger(course.seats) }]),
          ...(course.rules ? [{ term: words.rules, value: course.rules }] : []),
        ]}
      />
    </Panel>
  )
}
