import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getAppointmentSettings, saveAppointmentSettings } from '#contract/console/services/endpoints.ts'
import { appointmentSettingsSchema } from '#contract/services/appointments/content.ts'
import { appointmentKinds, appointmentNames, weekdays } from '#contract/services/appointments/kinds.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { dayName, settingsFields } from './fields.ts'
import { ServiceTabs } from './service-tabs.tsx'
import * as css from './services.css.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.settings.title)

const { settings: words } = texts

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { days, keepDays, tag } = await api.call(getAppointmentSettings)
  const ticks = appointmentKinds.flatMap((kind) =>
    days[kind].map((day) => [dayName(kind, day), 'on'] as const),
  )
  const kept = { ...valuesOf(settingsFields, { keepDays }), ...Object.fromEntries(ticks) }
  return { kept, seen: tag }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const complete = ({ keepDays }: Record<string, unknown>, typed: Record<string, string>) => ({
    keepDays,
    days: Object.fromEntries(
      appointmentKinds.map((kind) => [kind, weekdays.filter((day) => typed[dayName(kind, day)] === 'on')]),
    ),
  })
  const sent = { fields: settingsFields, schema: appointmentSettingsSchema, complete }
  return sendForm(form, sent, async (value) => {
    await api.call(saveAppointmentSettings, { body: { seen: seenOf(form), value } })
    return redirectSaved(args.context, '/gestao/consultas/dias')
  })
}

/** The days that each area offers, and how long what is over is kept (GAP-89, GAP-90, GAP-93). */
export default function AppointmentSettings() {
  const { kept, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const errors = answer?.problem.fields ?? {}
  return (
    <Stack gap={24}>
      <PageHead title={words.title} lead={words.lead} />
      <ServiceTabs current="settings" />
      <SaveNotice problem={answer?.problem} fields={settingsFields} />
      <OwnerForm {...{ answer, kept, seen }}>
        <Stack gap={24} className={ui.narrow}>
          {appointmentKinds.map((kind) => (
            <FieldGroup
              key={kind}
              id={`days.${kind}`}
              label={words.days(appointmentNames[kind])}
              error={errors[`days.${kind}`]}
            >
              <div className={css.weekdays}>
                {weekdays.map((day) => (
                  <FieldInput key={day} field={fieldOf(settingsFields, dayName(kind, day))} />
                ))}
              </div>
            </FieldGroup>
          ))}
          <FieldInput field={fieldOf(settingsFields, 'keepDays')} />
          <div>
            <Button width="phone" loading={isSending} loadingLabel={words.saving}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
