import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getEntry, saveEntry } from '#contract/console/entry/endpoints.ts'
import { entryInputSchema } from '#contract/console/entry/schemas.ts'
import { entryModes } from '#contract/stations/registry/entry.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { useFormState } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { entryFields } from './fields.ts'
import { PeopleTabs } from './people-tabs.tsx'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/entrada'

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { value, tag, listed, waiting } = await api.call(getEntry)
  const { promotion, ...usual } = texts.forms
  const forms = value.form === 'promotion' ? { ...usual, promotion } : usual
  return {
    ...{ kept: valuesOf(entryFields, value), seen: tag, listed, waiting },
    forms: Object.entries(forms).map(([value, label]) => ({ value, label })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  return sendForm(form, { fields: entryFields, schema: entryInputSchema }, async (value) => {
    try {
      await api.call(saveEntry, { body: { seen: seenOf(form), value } })
    } catch (problem) {
      return saveProblem(problem, { value, fields: entryFields })
    }
    return redirectSaved(args.context, here, texts.saved)
  })
}

/** How one joins the station, from which age, and what the sign-up asks (PPL-14). */
export default function EntryPage() {
  const { kept, seen, waiting, forms } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const input = (name: string) => <FieldInput field={fieldOf(entryFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      <PeopleTabs current="entrada" />
      <SaveNotice problem={answer?.problem} fields={entryFields} />
      {waiting > 0 ? <Waiting waiting={waiting} /> : null}
      <OwnerForm answer={answer} kept={kept} seen={seen}>
        <Stack gap={24}>
          <Modes />
          <FieldInput field={fieldOf(entryFields, 'form')} options={forms} />
          {input('minAge')}
          <Stack gap={16}>
            <Heading level={2}>{texts.approvalTitle}</Heading>
            {input('mayAskAgain')}
            {input('remindDays')}
          </Stack>
          <div>
            <Button width="phone" loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

const Waiting = ({ waiting }: { waiting: number }) => (
  <Alert
    action={
      <TextLink href="/gestao/pessoas/aprovacao" kind="inherit">
        {texts.waitingDoor}
      </TextLink>
    }
  >
    {texts.waitingNow(waiting)}
  </Alert>
)

/** One of the four ways, each with what it means. */
function Modes() {
  const { listed } = useLoaderData<typeof loader>()
  const { values, errors } = useFormState()
  const helpOf = (mode: (typeof entryModes)[number]) =>
    mode === 'list' ? `${texts.modes.list.help} ${texts.listed(listed)}` : texts.modes[mode].help
  return (
    <RadioGroup
      id="mode"
      name="mode"
      label={texts.mode}
      look="cards"
      error={errors.mode}
      defaultValue={values.mode}
      options={entryModes.map((mode) => ({
        ...{ value: mode, label: texts.modes[mode].name, help: helpOf(mode) },
      }))}
    />
  )
}
