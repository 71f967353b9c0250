import type { Weekday } from '#contract/services/appointments/kinds.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatPhone } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { appointmentTexts as words } from '../appointment-texts.ts'
import type { RefusedRequest } from '../ask-appointment.server.ts'
import { RequestFields } from '../request-fields.tsx'
import { serviceTexts } from '../texts.ts'

type Asking = { days: Weekday[]; name: string; email: string; tel: string | null }
type AskProps = {
  area: CaseArea
  asking: Asking
  refused: RefusedRequest | undefined
  formKey: string
  /** The page without the dialog. */
  here: string
}

/** Asks for an appointment: who asks is shown, not typed (LEG-03, CTB-03). */
export function AskDialog({ area, asking, refused, formKey, here }: AskProps) {
  const { days, name, email, tel } = asking
  return (
    <Dialog
      open
      title={words.ask}
      placement="sheet"
      closeHref={here}
      actions={
        <DialogButtons
          closeHref={here}
          close={serviceTexts.cancel}
          form="pedido"
          loadingLabel={serviceTexts.sending}
        >
          {serviceTexts.send}
        </DialogButtons>
      }
    >
      <Stack gap={24}>
        <DescriptionList
          items={[
            { term: words.name, value: name.split(' ')[0] ?? name },
            { term: words.phone, value: formatPhone(tel ?? '') || words.missing },
            { term: words.mail, value: email },
          ]}
        />
        <Form noValidate method="post" id="pedido" action={`${here}?dialogo=solicitar`} preventScrollReset>
          <RequestFields
            formKey={formKey}
            refused={refused}
            days={days}
            dayHelp={area === 'legal' ? words.lawyers : undefined}
          />
        </Form>
      </Stack>
    </Dialog>
  )
}

/** Confirms that the request was sent, and says what comes next. */
export const SentDialog = ({ area, closeHref }: { area: CaseArea; closeHref: string }) => (
  <Dialog
    open
    title={words.sentTitle[area]}
    closeHref={closeHref}
    actions={
      <ButtonLink href={closeHref} width="phone" preventScrollReset>
        {serviceTexts.close}
      </ButtonLink>
    }
  >
    <Stack gap={8}>
      {area === 'legal' ? <p>{words.sent}</p> : null}
      <p>{words.sentLead}</p>
    </Stack>
  </Dialog>
)
