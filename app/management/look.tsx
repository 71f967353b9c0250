import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { getManagedSite, previewManagedSite } from '#contract/management/endpoints.ts'
import type { StationConfig } from '#stations/schema.ts'
import { type Brand, fontNames } from '#themes/brand.ts'
import { ContrastGuard } from '../sites/contrast-guard.tsx'
import { contrastReport } from '../sites/contrast-report.ts'
import { texts as siteTexts } from '../sites/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Stack } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { Heading } from '../ui/text.tsx'
import { SaveNotice } from './conflict-notice.tsx'
import { DraftPreview } from './draft-preview.tsx'
import * as css from './gestao.css.ts'
import { requireOwner, saveChange, takeImage } from './owner.server.ts'
import { texts } from './texts.ts'

const tried = ['primary', 'footer', 'font', 'corner', 'layout'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const search = new URL(args.request.url).searchParams
  const query = Object.fromEntries(tried.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])))
  const [site, preview] = await Promise.all([
    api.call(getManagedSite),
    api.call(previewManagedSite, { query }),
  ])
  const brand = preview.config.brand as unknown as Brand
  const { images } = site.config as unknown as StationConfig
  return { version: site.version, seen: site.tags.look ?? '', brand, images, report: contrastReport(brand) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const { config } = await api.call(getManagedSite)
  const { brand, images } = config as unknown as StationConfig
  const primary = text('primary')
  const logo = await takeImage(args.context, form.get('logo'))
  const footerLogo = await takeImage(args.context, form.get('footerLogo'))
  // The link follows the highlight colour unless it was chosen apart from it.
  const link = brand.colors.link === brand.colors.primary ? primary : brand.colors.link
  const value = {
    brand: {
      ...brand,
      colors: { ...brand.colors, primary, link, footer: text('footer') },
      fonts: { body: text('font'), ...(text('heading') && { heading: text('heading') }) },
      corner: text('corner'),
      header: { layout: text('layout') },
    },
    images: { ...images, ...(logo && { primaryLogo: logo }), ...(footerLogo && { footerLogo }) },
  }
  const change = {
    what: 'save' as const,
    part: 'look',
    seen: text('seen'),
    value: JSON.parse(JSON.stringify(value)),
  }
  return saveChange(args.context, change, '/gestao/aparencia')
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const fonts = fontNames.map((name) => ({ value: name as string, label: name as string }))

/** The theme with live preview and contrast guard (issue 4.5). */
export default function Look() {
  const { version, seen, brand, images, report } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const isSending = useNavigation().formMethod === 'POST'
  const submit = useSubmit()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tryLook = (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    const query = new FormData(form)
    for (const name of ['logo', 'footerLogo', 'seen', 'heading']) query.delete(name)
    waiting.current = setTimeout(
      () => submit(query, { method: 'get', replace: true, preventScrollReset: true }),
      200,
    )
  }
  return (
    <div className={css.split}>
      <Stack gap={24}>
        <Heading level={1}>{texts.look.title}</Heading>
        <SaveNotice problem={problem} />
        <Form method="post" encType="multipart/form-data" onChange={(event) => tryLook(event.currentTarget)}>
          <input type="hidden" name="seen" value={problem?.conflict?.tag ?? seen} />
          <Stack gap={16}>
            <div className={css.two}>
              <Field id="primary" label={texts.look.primary}>
                <input
                  id="primary"
                  className={css.colorInput}
                  type="color"
                  name="primary"
                  defaultValue={brand.colors.primary}
                />
              </Field>
              <Field id="footer" label={texts.look.footer}>
                <input
                  id="footer"
                  className={css.colorInput}
                  type="color"
                  name="footer"
                  defaultValue={brand.colors.footer}
                />
              </Field>
              <Field id="font" label={texts.look.font}>
                <Select name="font" options={fonts} defaultValue={brand.fonts.body} />
              </Field>
              <Field id="heading" label={texts.look.heading}>
                <Select
                  name="heading"
                  options={fonts}
                  placeholder={texts.look.same}
                  defaultValue={brand.fonts.heading ?? ''}
                />
              </Field>
              <Field id="corner" label={texts.look.corner}>
                <Select
                  name="corner"
                  options={optionsOf(siteTexts.style.corners)}
                  defaultValue={brand.corner}
                />
              </Field>
              <Field id="layout" label={texts.look.layout}>
                <Select
                  name="layout"
                  options={optionsOf(siteTexts.style.layouts)}
                  defaultValue={brand.header.layout}
                />
              </Field>
            </div>
            <Field id="logo" label={texts.look.logo} help={texts.section.imageHelp} optional>
              <FileInput name="logo" accept="image/png,image/jpeg,image/gif,image/webp" />
            </Field>
            {images.primaryLogo ? <img className={css.thumb} src={images.primaryLogo} alt="" /> : null}
            <Field id="footerLogo" label={texts.look.footerLogo} optional>
              <FileInput name="footerLogo" accept="image/png,image/jpeg,image/gif,image/webp" />
            </Field>
            <Button loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
          </Stack>
        </Form>
        <ContrastGuard lines={report.lines} />
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}
