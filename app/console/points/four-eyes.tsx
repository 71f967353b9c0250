import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import type { PointQueue } from '#contract/console/points/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { Values } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { useRights } from '../owner/use-rights.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { fourEyesFields } from './fields.ts'
import { texts } from './texts.ts'

const { fourEyes: words } = texts

type Props = Pick<PointQueue, 'settings' | 'people'> & { kept: Values; answer: Refused | undefined }

/** From which amount on two people give points: who answers for the station sets it, the others read it. */
export function FourEyes({ settings: { fourEyesAboveCents: limit, tag }, people, kept, answer }: Props) {
  const { currency } = useStation()
  const maySet = useRights().includes('settings')
  const hundredths = limit === null ? 0 : hundredthsForCents(limit, currency.multiplier ?? 1)
  const is = limit === null ? words.off : words.is(formatPoints(hundredths / 100, currency))
  return (
    <Stack gap={16} className={ui.narrow} id="limite">
      <Heading level={2}>{words.title}</Heading>
      {limit !== null && people < 2 ? <Alert tone="warning">{words.alone}</Alert> : null}
      {maySet ? (
        <>
          <Text kind="muted">{words.lead}</Text>
          <SaveNotice problem={answer?.problem} fields={fourEyesFields} />
          <OwnerForm answer={answer} kept={kept} seen={tag} action="/gestao/pontos">
            <Stack gap={16}>
              {fourEyesFields.map((field) => (
                <FieldInput key={field.name} field={{ ...field, label: words.above(currency.name) }} />
              ))}
              <div>
                <Button name="intent" value="limitar" variant="secondary">
                  {words.save}
                </Button>
              </div>
            </Stack>
          </OwnerForm>
        </>
      ) : (
        <Text kind="muted">{`${is} ${words.whose}`}</Text>
      )}
    </Stack>
  )
}
