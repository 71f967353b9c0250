import type { ModeratedDetail } from '#contract/console/moderation/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { texts } from './texts.ts'

type Props = { name: string; block: NonNullable<ModeratedDetail['block']> }

/** Who may not write now is let, not suspended once more. */
export function Suspended({ name, block: { reason, until } }: Props) {
  const { timezone } = useStation()
  return (
    <Card>
      <OwnerForm form="lift">
        <Stack gap={16}>
          <Heading level={2} size="card">
            {texts.block.nowTitle}
          </Heading>
          <Alert tone="warning" title={texts.block.now(until && formatDateTime(until, timezone))}>
            {texts.people.reason(reason)}
          </Alert>
          <Button name="intent" value="lift" variant="secondary" aria-label={texts.people.unblockOf(name)}>
            {texts.block.lift}
          </Button>
        </Stack>
      </OwnerForm>
    </Card>
  )
}
