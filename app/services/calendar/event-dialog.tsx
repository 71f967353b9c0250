import type { Schedule } from '#contract/services/calendar/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import * as css from './calendar.css.ts'
import { texts } from './texts.ts'
import { wholeDay } from './view.ts'

const words = texts.dialog

type Props = { event: Schedule; timezone: string; closeHref: string }

/** An event over its calendar: picture, title, description, date, when it begins and ends (NWS-06). */
export const EventDialog = ({ event, timezone, closeHref }: Props) => (
  <Dialog
    open
    title={event.name}
    placement="sheet"
    closeHref={closeHref}
    actions={
      <ButtonLink href={closeHref} width="phone" preventScrollReset>
        {words.close}
      </ButtonLink>
    }
  >
    <Stack gap={24}>
      {event.image ? (
        <Picture
          {...pictureSource(event.image, { sizes: '(min-width: 40rem) 29rem, 100vw' })}
          alt=""
          ratio="wide"
          className={css.picture}
        />
      ) : null}
      <DescriptionList items={whenOf(event, timezone)} look="ends" />
      {event.description ? <Prose sanitizedHtml={event.description} under={2} /> : null}
    </Stack>
  </Dialog>
)

/** When it takes place: of several days the last is named where it ends. Pure. */
function whenOf(event: Schedule, timezone: string) {
  const { on, last_on: lastOn, start, end, all_day: isAllDay, repeats } = event
  const time = (instant: string, day: string) => {
    const clock = isAllDay ? '' : formatTime(instant, timezone)
    return [on === lastOn ? '' : wholeDay(day), clock].filter(Boolean).join(', ')
  }
  const isWholeDay = isAllDay && on === lastOn
  return [
    { term: words.date, value: event.day.description },
    { term: words.start, value: isWholeDay ? texts.allDay : time(start, on) },
    { term: words.end, value: isWholeDay ? '' : time(end, lastOn) },
    { term: words.repeats, value: repeats ?? '' },
  ].filter(({ value }) => value !== '')
}
