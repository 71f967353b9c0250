import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { pictureTexts } from '#contract/picture-texts.ts'
import { changeSiteDraft, removeSiteLogo, setSiteLogo } from '#contract/site/builder/endpoints.ts'
import { type LogoPlate, logoPlateSchema, type SiteLogo } from '#contract/site/builder/schemas.ts'
import { contrast, white } from '#themes/contrast.ts'
import { Form } from '../../forms/form.tsx'
import { acceptedLogos, pictureProblem } from '../../forms/picture-file.ts'
import { PlateChoice } from '../../forms/plate-choice.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { problemsOf, requireDraft, requireMaker } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { type Refusal, StepErrors } from './step-errors.tsx'
import { texts } from './texts.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

const maxMegabytes = 1
/** Contrast from which something is seen at all. */
const leastContrast = 1.6

/** Whether most of a logo would not be seen on white. */
const isPale = (tones: SiteLogo['tones']) =>
  tones.reduce((sum, { color, share }) => sum + (contrast(color, white) < leastContrast ? share : 0), 0) > 0.5

export const meta: MetaFunction = () => [{ title: texts.logo.title }]
export const handle: PageHandle = { takesFile: 'member' }

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  const tried = logoPlateSchema.safeParse(new URL(args.request.url).searchParams.get('logoPlate'))
  return {
    logo: draft.logo,
    plate: tried.data ?? draft.logo?.plate,
    isPale: isPale(draft.logo?.tones ?? []),
    version: draft.version,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const form = await args.request.formData()
  switch (intentOf(form, ['upload', 'next', 'remove'], { unnamed: 'upload' })) {
    case 'next':
      await api.call(changeSiteDraft, {
        body: { done: 'logo', logo_plate: logoPlateSchema.safeParse(form.get('logoPlate')).data },
      })
      return redirect(afterStep('logo'))
    case 'remove':
      await api.call(removeSiteLogo)
      return redirect('/criar-estacao/logo')
    case 'upload':
      return upload(api, form)
  }
}

async function upload(api: Awaited<ReturnType<typeof requireMaker>>['api'], form: FormData) {
  const file = form.get('file')
  const refuse = (message: string) => data({ fields: { file: message } }, { status: 422 })
  if (!(file instanceof File) || file.size === 0) return refuse(texts.logo.required)
  if (file.size > maxMegabytes * 1024 * 1024) return refuse(pictureTexts.tooLarge(maxMegabytes))
  try {
    const remove_background = String(form.get('remove_background') === 'on')
    await api.call(setSiteLogo, { upload: { file, fields: { remove_background } } })
    return redirect('/criar-estacao/logo')
  } catch (problem) {
    const { fields, messages } = problemsOf(problem)
    return refuse(Object.values(fields)[0] ?? messages[0] ?? '')
  }
}

type Picked = { answer: object | undefined; refused: Refusal | undefined }

/** Gives the server's refusal, or the problem of the file picked since then, before it is sent. */
function usePickedLogo(answer: Refusal | undefined) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const isNew = picked?.answer === answer
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    const problem = file && pictureProblem(file, maxMegabytes, acceptedLogos)
    setPicked({ answer, refused: problem ? { fields: { file: problem } } : undefined })
  }
  const refused = picked && isNew ? picked.refused : answer
  return { refused, pick, isWrong: isNew && picked?.refused !== undefined }
}

/** Shows the logo: as it is or without its background, shown on the grounds it will stand on (ONB-15). */
export default function Logo() {
  const { logo, plate, isPale, version } = useLoaderData<typeof loader>()
  const submit = useSubmit()
  const tryPlate = (logoPlate: LogoPlate) =>
    submit({ logoPlate }, { method: 'get', replace: true, preventScrollReset: true })
  const { refused, pick, isWrong } = usePickedLogo(useActionData<typeof action>())
  const isSending = useIsSending()
  return (
    <WizardStepPage
      step="logo"
      title={texts.logo.title}
      lead={texts.logo.lead}
      aside={<SitePreview version={version} />}
    >
      <StepErrors refused={refused} />
      <Form noValidate method="post" encType="multipart/form-data">
        <Stack gap={16}>
          {logo?.plates ? (
            <PlateChoice
              key={logo.image}
              plates={{ light: logo.image, dark: logo.plates.dark }}
              chosen={plate}
              lightNote={isPale ? texts.logo.pale : undefined}
              onChange={tryPlate}
            />
          ) : null}
          {logo ? (
            <Cluster gap={12}>
              <img src={logo.favicon} alt="" width={40} height={40} />
              <Text kind="smallMuted">{texts.logo.icon}</Text>
            </Cluster>
          ) : null}
          <Field id="file" label={texts.logo.field} help={texts.logo.help} error={refused?.fields?.file}>
            <FileInput key={version} name="file" accept={acceptedLogos} onChange={pick} />
          </Field>
          <Checkbox
            id="remove_background"
            name="remove_background"
            label={texts.logo.removeBackground}
            help={texts.logo.removeHelp}
            defaultChecked={logo?.background_removed ?? true}
          />
          <Button
            variant={logo ? 'secondary' : 'primary'}
            width="full"
            icon="upload"
            disabled={isWrong}
            loading={isSending}
          >
            {logo ? texts.logo.again : texts.logo.submit}
          </Button>
          <Button name="intent" value="next" variant={logo ? 'primary' : 'quiet'} width="full">
            {logo ? texts.logo.keep : texts.logo.none}
          </Button>
          {logo ? (
            <Button name="intent" value="remove" variant="quiet" width="full">
              {texts.logo.remove}
            </Button>
          ) : null}
        </Stack>
      </Form>
    </WizardStepPage>
  )
}
