import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import type { z } from 'zod'
import { getManagedSite, previewManagedSite } from '#contract/console/endpoints.ts'
import { lookValue } from '#contract/console/schemas.ts'
import { colorText, hexColor } from '#contract/hex-color.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { footerFollows, footerOf, withPrimary } from '#themes/follow-primary.ts'
import { Form } from '../../forms/form.tsx'
import { PlateChoice } from '../../forms/plate-choice.tsx'
import { sentColor, shownName } from '../../forms/sent-color.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { ContrastGuard } from '../../site/builder/contrast-guard.tsx'
import { contrastReport } from '../../site/builder/contrast-report.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { OwnerFormContext } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { withValueAt } from '../fields/place.ts'
import { formErrors, readForm } from '../fields/read-form.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved, tryChange } from '../owner/save-change.server.ts'
import { refusal } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { DraftPreview } from '../ui/draft-preview.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { lookFields, lookFormFields } from './fields.ts'
import * as css from './look.css.ts'
import { colorNames, LookFields, MemberLookFields } from './look-fields.tsx'
import { storeLogo } from './store-logo.server.ts'
import { texts } from './texts.ts'

const shapes = ['font', 'corner', 'layout', 'display', 'line', 'footerFollows', 'logoPlate'] as const
const sent: readonly string[] = [...colorNames, ...shapes, 'noAccent']

type Tried = Partial<Record<(typeof colorNames)[number] | (typeof shapes)[number], string>>

export const handle: PageHandle = { takesFile: 'team' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const search = new URL(args.request.url).searchParams
  const { valid, typed, errors } = colorsSent(search)
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
  const { brand } = preview.config
  const { brand: saved, images } = site.config
  const plate = query.logoPlate ?? images.logoPlate
  return {
    version: site.version,
    seen: site.tags.look ?? '',
    saved: brand.colors,
    kept: {
      ...valuesOf(lookFormFields, { brand, images: { ...images, logoPlate: plate } }),
      footerFollows: search.has('primary')
        ? (search.get('footerFollows') ?? '')
        : ticked(footerFollows(saved.colors)),
      remove_background: ticked(true),
      ...typed,
    },
    errors,
    report: contrastReport(brand),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const { brand, images } = (await api.call(getManagedSite)).config
  const { typed, errors, value } = await readForm(withColors(form), {
    fields: lookFormFields,
    schema: lookValue,
    before: { brand, images },
    storeFile: storeLogo(args.context),
    complete: (value, texts) =>
      withValueAt(value, 'brand.colors', colorsToSave(new URLSearchParams(texts), brand.colors)),
  })
  const problem = value ? await save(args, seenOf(form), value) : refusal(errors)
  if (!problem) return redirectSaved(args.context, '/gestao/aparencia')
  // What was typed comes back with the problem, and logos that were taken in with it.
  const sent = new URLSearchParams(typed)
  const accent = colorsSent(sent).typed.accent ?? ownAccent(sent, brand.colors) ?? ''
  const said = { ...problem, fields: formErrors(lookFormFields, problem.fields) }
  return data({ problem: said, typed: { ...typed, accent } }, { status: 422 })
}

const ticked = (is: boolean) => (is ? 'on' : '')

/** Each colour as one of its two controls says it. */
function withColors(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  for (const name of colorNames) form.set(name, sentColor(sent, name))
  return form
}

const save = ({ context }: ActionFunctionArgs, seen: string, value: z.output<typeof lookValue>) =>
  tryChange(context, { what: 'save', part: 'look', seen, value }, { fields: lookFields })

/** The theme with live preview and contrast guard. */
export default function LookEditor() {
  const { version, seen, saved, kept, report, ...tried } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const values: Record<string, string> = answer?.typed ?? kept
  const errors = answer?.problem.fields ?? tried.errors
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
    <div className={ui.split}>
      <Stack gap={24}>
        <Heading level={1}>{texts.title}</Heading>
        <SaveNotice problem={answer?.problem} fields={lookFormFields} />
        <Form
          noValidate
          method="post"
          encType="multipart/form-data"
          key={answer ? 'typed' : seen}
          onChange={(event) => tryLook(event.currentTarget)}
          // What is still to be tried must not come after what is sent.
          onSubmit={() => clearTimeout(waiting.current)}
        >
          <OwnerFormContext.Provider value={{ values, errors }}>
            <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
            <Stack gap={16}>
              <LookFields saved={{ ...saved, accent: saved.accent ?? saved.primary }} />
              <Logo address={values.logo} plate={values.logoPlate} />
              {['logo', 'footerLogo', 'secondaryLogo', 'favicon'].map((name) => (
                <FieldInput key={name} field={fieldOf(lookFormFields, name)} />
              ))}
              <FieldInput field={fieldOf(lookFormFields, 'remove_background')} />
              <MemberLookFields />
              <Button loading={isSending} loadingLabel={ownerTexts.saving}>
                {ownerTexts.save}
              </Button>
              <noscript>
                <Button variant="secondary" width="full" formMethod="get">
                  {texts.try}
                </Button>
              </noscript>
            </Stack>
          </OwnerFormContext.Provider>
        </Form>
        <ContrastGuard lines={report.lines} />
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}

type LogoProps = { address: string | undefined; plate: string | undefined }

/** The logo; one that came through the intake on both plates, to choose from. */
function Logo({ address, plate }: LogoProps) {
  if (!address) return null
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  return plate ? (
    <PlateChoice
      key={folder}
      plates={{ light: `${folder}logo.webp`, dark: `${folder}logo-placa-escura.webp` }}
      chosen={plate}
    />
  ) : (
    <img className={css.logo} src={address} alt="" />
  )
}

type Colors = StationConfig['brand']['colors']
type Sent = FormData | URLSearchParams

/** The colours that a form or an address names, `#rrggbb`; what is typed and none is apart, with what to say of it. Pure. */
export function colorsSent(form: Sent) {
  const valid: Partial<Record<(typeof colorNames)[number], string>> = {}
  const typed: Record<string, string> = {}
  for (const name of colorNames) {
    const said = sentColor(form, name)
    if (hexColor(said)) valid[name] = said
    else if (form.has(name)) typed[name] = said
  }
  const errors = Object.fromEntries(Object.keys(typed).map((name) => [name, colorText]))
  return { valid, typed, errors }
}

/** The second colour when there is one: its field shows the first where there is none, the one before included. Pure. */
function ownAccent(form: Sent, before: Colors): string | undefined {
  const { primary = before.primary, accent = '' } = colorsSent(form).valid
  const same = [primary, String(form.get('noAccent') ?? ''), before.accent ? primary : before.primary]
  return accent && !same.map(lower).includes(lower(accent)) ? accent : undefined
}

/** Colours that nobody chose go with the highlight colour; the second one is there when it differs (SEC-26). Pure. */
export function followedColors(form: Sent, before: Colors): Colors {
  const { primary = before.primary, footer = before.footer } = colorsSent(form).valid
  const colors = { ...withPrimary(before, primary), accent: ownAccent(form, before) }
  if (form.get('footerFollows') !== 'on') return { ...colors, footer }
  // Left as it is, the default stays the default.
  return { ...colors, footer: footerFollows(before) ? colors.footer : footerOf(primary) }
}

/** The colours that a form says, with those that are none: the contract refuses them, each beside its field. Pure. */
export function colorsToSave(form: Sent, before: Colors): Record<string, string | undefined> {
  const { footer, ...wrong } = colorsSent(form).typed
  const isFooterWrong = footer !== undefined && form.get('footerFollows') !== 'on'
  return { ...followedColors(form, before), ...wrong, ...(isFooterWrong && { footer }) }
}

/** Browsers send colours in small letters; configurations may have capitals. */
const lower = (color: string) => color.toLowerCase()
