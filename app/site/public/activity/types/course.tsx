import { useStation } from '../../../../station/use-station.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { formatDate, formatInteger, formatTime } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Place } from '../../../../ui/place.tsx'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'

type PublicCourse = BodyProps['activity']['presential_courses'][number]

/** Says how many seats there are in all, or that none is left: this page is kept, so the number that is left would go stale. */
function seatsOf({ seats, soldOut }: PublicCourse) {
  const { seats: term, noSeats, inAll } = texts.activity.course
  return seats === null ? [] : [{ term, value: soldOut ? noSeats : inAll(formatInteger(seats)) }]
}

/** Shows where and when a course is, and how many seats it has (type 4). */
export function Course({ activity }: BodyProps) {
  const { timezone, name } = useStation()
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
          { term: words.local, value: <Place where={course.local} of={name} /> },
          ...seatsOf(course),
          ...(course.rules ? [{ term: words.rules, value: course.rules }] : []),
        ]}
      />
    </Panel>
  )
}
