import { useEffect, useRef, useState } from 'react'
import { course as courseType } from '#contract/activity-types/course.ts'
import { useStation } from '../../../station/use-station.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { type Description, DescriptionList } from '../../../ui/description-list.tsx'
import { formatDate, formatTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Place } from '../../../ui/place.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { texts } from '../texts.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'

/** Asks for two consents, ticked to begin with unless the station wants them explicit; both are needed (ACT-04, GAP-60). */
function CourseBody({ action, isSending, refused }: BodyProps) {
  const { behaviour } = useStation()
  const hydrated = useHydrated()
  const contact = useRef<HTMLInputElement>(null)
  const [mayContact, setMayContact] = useState(!behaviour.explicitConsent)
  // It may have been changed before scripts ran.
  useEffect(() => setMayContact(contact.current?.checked ?? false), [])
  const isTicked = (name: string) =>
    refused ? refused.values[name]?.at(-1) === 'on' : !behaviour.explicitConsent
  return (
    <Stack gap={16}>
      <div>
        <Checkbox
          id="should_contact"
          name="should_contact"
          label={texts.course.contact}
          error={refused?.fields.should_contact}
          defaultChecked={isTicked('should_contact')}
          required
          ref={contact}
          onChange={({ currentTarget }) => setMayContact(currentTarget.checked)}
        />
        <Checkbox
          id="terms"
          name="terms"
          label={texts.course.terms}
          error={refused?.fields.terms}
          defaultChecked={isTicked('terms')}
          required
        />
      </div>
      <Button
        width="full"
        loading={isSending}
        loadingLabel={texts.course.sending}
        disabled={hydrated && !mayContact}
      >
        {action.click_me_label}
      </Button>
    </Stack>
  )
}

/** Shows when and where a course is, how many seats are left, and its requirements. */
function CourseContent({ action }: Pick<BodyProps, 'action'>) {
  const { timezone, name } = useStation()
  const [course] = action.presential_courses
  if (!course) return null
  const words = texts.course
  const facts: (Description | null)[] = [
    course.date
      ? {
          term: words.date,
          value: `${formatDate(course.date, timezone)}, ${formatTime(course.date, timezone)}`,
        }
      : null,
    { term: words.local, value: <Place where={course.local} of={name} /> },
    course.seats !== null && course.left !== null
      ? { term: words.seats, value: course.left > 0 ? words.left(course.left) : words.noSeats }
      : null,
    course.rules ? { term: words.rules, value: course.rules } : null,
  ]
  return (
    <Panel title={words.title}>
      <DescriptionList look="stacked" items={facts.filter((one) => one !== null)} />
    </Panel>
  )
}

/** Type 4. */
export const course: PortalActivityType = {
  contract: courseType,
  isForm: true,
  Body: CourseBody,
  Content: CourseContent,
}
