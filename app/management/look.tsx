import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { colorText, hexColor } from '#contract/hex-color.ts'
import { getManagedSite, previewManagedSite } from '#contract/management/endpoints.ts'
import { footerFollows } from '#themes/follow-primary.ts'
import { acceptedLogos } from '../forms/picture-file.ts'
import { PlateChoice } from '../forms/plate-choice.tsx'
import { shownName } from '../forms/sent-color.ts'
import type { PageHandle } from '../routing/page-handle.ts'
import { useIsSending } from '../routing/use-is-sending.ts'
import { ContrastGuard } from '../sites/contrast-guard.tsx'
import { contrastReport } from '../sites/contrast-report.ts'
import { texts as siteTexts } from '../sites/texts.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Stack } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import { SaveNotice } from './conflict-notice.tsx'
import { DraftPreview } from './draft-preview.tsx'
import * as css from './gestao.css.ts'
import { colorNames, LookFields } from './look-fields.tsx'
import { redirectSaved, refusal, requireOwner, tryChange } from './owner.server.ts'
import { colorsSent, type Look, readLook } from './read-look.server.ts'
import { texts } from './texts.ts'

const shapes = ['font', 'corner', 'layout', 'footerFollows', 'logoPlate'] as const
const sent: readonly string[] = [...colorNames, ...shapes, 'noAccent']

type Tried = Partial<Record<(typeof colorNames)[number] | (typeof shapes)[number], string>>

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const search = new URL(args.request.url).searchParams
  const { valid, typed } = colorsSent(search)
  const query: Tried = { ...valid }
  for (const key of shapes) if (search.get(key)) query[key] = search.get(key) ?? ''
  // Tried without scripts: from now on in the one form that the preview knows, too.
  if (colorNames.some((name) => search.has(shownName(name))) && Object.keys(typed).length === 0)
    throw redirect(
      `/gestao/aparencia?${new URLSearchParams({ ...query, noAccent: search.get('noAccent') ?? '' })}`,
    )
  // Left at the colour it only repeated, the second one goes with the first.
  if (query.accent && query.accent === search.get('noAccent')?.toLowerCase()) query.accent = query.primary
  const [site, preview] = await Promise.all([
    api.call(getManagedSite),
    api.call(previewManagedSite, { query }),
  ])
  const brand = preview.config.brand
  const { images } = site.config
  const kept = site.config.brand
  return {
    version: site.version,
    seen: site.tags.look ?? '',
    brand,
    follows: search.has('primary') ? search.get('footerFollows') === 'on' : footerFollows(kept.colors),
    typed,
    images,
    plate: query.logoPlate ?? images.logoPlate,
    report: contrastReport(brand),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const { config } = await api.call(getManagedSite)
  const { look, refused, typed } = await readLook(args.context, form, config)
  const seen = String(form.get('seen') ?? '')
  const problem =
    refusal(refused) ?? (await tryChange(args.context, { what: 'save', part: 'look', seen, value: look }))
  // What was typed comes back with the problem, and logos that were taken in with it.
  const isCut = form.get('remove_background') === 'on'
  const follows = form.get('footerFollows') === 'on'
  if (problem) return data({ problem, typed: look, colors: typed, follows, isCut }, { status: 422 })
  return redirectSaved(args.context, '/gestao/aparencia')
}

/** The theme with live preview and contrast guard. */
export default function LookEditor() {
  const { version, seen, brand: kept, images: keptImages, report, ...tried } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { brand, images } = (answer?.typed as Look | undefined) ?? { brand: kept, images: keptImages }
  const isSending = useIsSending()
  const submit = useSubmit()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tryLook = (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    const query = new FormData(form)
    for (const name of [...query.keys()]) if (!sent.includes(name)) query.delete(name)
    // Half a code is no colour yet: nothing is said of it while it is typed.
    for (const name of colorNames) {
      const color = hexColor(String(query.get(name) ?? ''))
      if (color) query.set(name, color)
      else query.delete(name)
    }
    waiting.current = setTimeout(
      () => submit(query, { method: 'get', replace: true, preventScrollReset: true }),
      200,
    )
  }
  return (
    <div className={css.split}>
      <Stack gap={24}>
        <Heading level={1}>{texts.look.title}</Heading>
        <SaveNotice problem={answer?.problem} part="look" />
        <Form
          noValidate
          method="post"
          encType="multipart/form-data"
          key={answer ? 'typed' : seen}
          onChange={(event) => tryLook(event.currentTarget)}
          // What is still to be tried must not come after what is sent.
          onSubmit={() => clearTimeout(waiting.current)}
        >
          <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
          {answer?.typed ? <KeptLogos images={images} /> : null}
          <Stack gap={16}>
            <LookFields
              brand={brand}
              footerFollows={answer?.follows ?? tried.follows}
              typed={answer?.colors ?? tried.typed}
              errors={colorErrors(answer?.colors ?? tried.typed)}
            />
            <LogoOf images={images} chosen={answer ? images.logoPlate : tried.plate} />
            <Field
              id="logo"
              label={texts.look.logo}
              help={siteTexts.logo.help}
              optional
              error={answer?.problem.fields.logo}
            >
              <FileInput name="logo" accept={acceptedLogos} />
            </Field>
            <Field
              id="footerLogo"
              label={texts.look.footerLogo}
              help={texts.look.footerHelp}
              optional
              error={answer?.problem.fields.footerLogo}
            >
              <FileInput name="footerLogo" accept={acceptedLogos} />
            </Field>
            <Checkbox
              id="remove_background"
              name="remove_background"
              label={siteTexts.logo.removeBackground}
              help={siteTexts.logo.removeHelp}
              defaultChecked={answer?.isCut ?? true}
            />
            <Button loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
            <noscript>
              <Button variant="secondary" width="full" formMethod="get">
                {texts.look.try}
              </Button>
            </noscript>
          </Stack>
        </Form>
        <ContrastGuard lines={report.lines} />
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}

const colorErrors = (typed: Record<string, string>) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, colorText]))

/** The logo; one that came through the intake on both plates, to choose from. */
function LogoOf({ images, chosen }: { images: Look['images']; chosen: string | undefined }) {
  const { primaryLogo, logoPlate } = images
  if (!primaryLogo) return null
  const folder = primaryLogo.slice(0, primaryLogo.lastIndexOf('/') + 1)
  return logoPlate ? (
    <PlateChoice
      key={folder}
      plates={{ light: `${folder}logo.webp`, dark: `${folder}logo-placa-escura.webp` }}
      chosen={chosen ?? logoPlate}
    />
  ) : (
    <img className={css.logo} src={primaryLogo} alt="" />
  )
}

const KeptLogos = ({ images }: Pick<Look, 'images'>) =>
  (['primaryLogo', 'secondaryLogo', 'footerLogo', 'favicon'] as const).map((name) =>
    images[name] ? <input key={name} type="hidden" name={`kept.${name}`} value={images[name]} /> : null,
  )
