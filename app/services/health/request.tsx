import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import {
  askDentalAppointment,
  askNutritionAppointment,
  askPsychologyAppointment,
  getOfferedDays,
} from '#contract/services/appointments/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { newFormKey } from '../../forms/form-key.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { sendRequest } from '../ask-appointment.server.ts'
import { RequestFields } from '../request-fields.tsx'
import { ServicePage } from '../service-page.tsx'
import { serviceTexts } from '../texts.ts'
import { formPath, healthPath, infoPath, kindAt } from './health-paths.ts'
import { texts } from './texts.ts'

const asks = {
  dental: askDentalAppointment,
  psychology: askPsychologyAppointment,
  nutrition: askNutritionAppointment,
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(texts.kinds[loaded.kind].title, loaded.station) : '' },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Asks for an appointment of health (HEA-02..04). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const kind = kindAt(args.request)
  const isSent = new URL(args.request.url).searchParams.has('enviado')
  const [{ days }, { content }] = await Promise.all([
    api.call(getOfferedDays, { params: { kind } }),
    api.call(getUserWeb, { params: { id: 'me' } }),
  ])
  const station = requireStation(args.context).config.name
  return {
    station,
    kind,
    isSent,
    days,
    phone: personDefaults({ tel: content.tel }).tel ?? '',
    key: newFormKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const kind = kindAt(args.request)
  return sendRequest(
    await args.request.formData(),
    (body, idempotencyKey) => api.call(asks[kind], { body, idempotencyKey }),
    `${formPath(kind)}?enviado=1`,
  )
}

const home = { href: healthPath, name: texts.title }

export default function HealthRequest() {
  const { kind, isSent, days, phone, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isSending = useIsSending()
  const { title, lead } = texts.kinds[kind]
  return (
    <ServicePage
      title={title}
      lead={lead}
      back={isSent ? home : [home, { href: infoPath(kind), name: title }]}
      width="reading"
    >
      {isSent && !refused ? (
        <Stack gap={24}>
          <Alert tone="success" live title={texts.sentTitle}>
            <p>{texts.sent}</p>
            <p>{texts.sentLead}</p>
          </Alert>
          <div>
            <ButtonLink href={`${healthPath}#pedidos`} width="phone">
              {texts.seeMine}
            </ButtonLink>
          </div>
        </Stack>
      ) : (
        <Form noValidate method="post">
          <Stack gap={24}>
            <RequestFields formKey={key} refused={refused} days={days} phone={phone} />
            <div>
              <Button width="phone" loading={isSending} loadingLabel={serviceTexts.sending}>
                {texts.book}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </ServicePage>
  )
}
