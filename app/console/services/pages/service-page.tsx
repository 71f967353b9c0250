import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getManagedServicePage, saveServicePage } from '#contract/console/service-pages/endpoints.ts'
import { areaFacts, serviceAreas } from '#contract/services/consultancies/areas.ts'
import { servicePageSchema } from '#contract/services/consultancies/content.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { isList } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { storePicture } from '../../owner/store-file.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { fieldsOf, filmPartsOf } from './fields.ts'
import { Contacts, Films } from './page-lists.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ area }) => texts.edit(areaFacts[area].name))

export const handle: PageHandle = { takesFile: 'team' }

const list = '/gestao/consultas/paginas'

/** @throws a 404 for an address of no area */
function areaIn({ area: path }: LoaderFunctionArgs['params']) {
  const area = serviceAreas.find((one) => areaFacts[one].path === path)
  if (!area) throw new Response(null, { status: 404 })
  return area
}

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const area = areaIn(args.params)
  const { value, usual, tag } = await api.call(getManagedServicePage, { params: { area } })
  return { area, usual, seen: tag, kept: valuesOf(fieldsOf(area), value) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const area = areaIn(args.params)
  const form = await args.request.formData()
  const { value: before } = await api.call(getManagedServicePage, { params: { area } })
  const described = {
    ...{ fields: fieldsOf(area), schema: servicePageSchema, before },
    storeFile: storePicture(args.context),
  }
  return sendForm(form, described, async (value) => {
    await api.call(saveServicePage, { params: { area }, body: { seen: seenOf(form), value } })
    return redirectSaved(args.context, `${list}/${areaFacts[area].path}`, texts.saved)
  })
}

/** What the pages of one area say (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05). */
export default function ManagedServicePage() {
  const { area, usual, seen, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const fields = fieldsOf(area)
  const helpOf = (name: string, help = '') =>
    name in usual ? [help, texts.usual(usual[name as keyof typeof usual])].join(' ').trim() : help
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={texts.edit(areaFacts[area].name)} lead={texts.lead} />
      <Cluster>
        <TextLink href={`/homepage/${areaFacts[area].path}`} kind="stand" icon="eye">
          {texts.see}
        </TextLink>
        <TextLink href="/gestao/consultas/dias" kind="stand" icon="calendar">
          {texts.days}
        </TextLink>
      </Cluster>
      <SaveNotice problem={answer?.problem} fields={fields} />
      <OwnerForm
        encType="multipart/form-data"
        action={`${list}/${areaFacts[area].path}`}
        {...{ answer, kept, seen }}
      >
        <Stack gap={24}>
          {fields.map((field) => {
            if (!isList(field))
              return (
                <FieldInput key={field.name} field={{ ...field, help: helpOf(field.name, field.help) }} />
              )
            return field.name === 'contacts' ? (
              <Contacts key={field.name} most={field.most} />
            ) : (
              <Films key={field.name} most={field.most} parts={filmPartsOf(area)} />
            )
          })}
          <div>
            <Button loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
