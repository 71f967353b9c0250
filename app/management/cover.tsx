import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/management/endpoints.ts'
import type { PageHandle } from '../routing/page-handle.ts'
import { useIsSending } from '../routing/use-is-sending.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { srOnly } from '../ui/global.css.ts'
import { Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SaveNotice } from './conflict-notice.tsx'
import { DraftPreview } from './draft-preview.tsx'
import * as css from './gestao.css.ts'
import { redirectSaved, refusal, requireOwner, tryChange } from './owner.server.ts'
import { readSlides, type Slide } from './read-slides.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const { config, tags, version } = await api.call(getManagedSite)
  const { images } = config
  return { slides: images.header, seen: tags.look ?? '', version }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const { config } = await api.call(getManagedSite)
  const { brand, images } = config
  const { slides, refused } = await readSlides(args.context, form)
  const value = { brand, images: { ...images, header: slides } }
  const seen = String(form.get('seen') ?? '')
  const problem =
    refusal(refused) ?? (await tryChange(args.context, { what: 'save', part: 'look', seen, value }))
  if (problem) return data({ problem, typed: slides }, { status: 422 })
  return redirectSaved(args.context, '/gestao/secoes/capa')
}

/** The head of the landing page: its words and its rotating pictures (PUB-13). */
export default function CoverEditor() {
  const { slides: kept, seen, version } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const slides: readonly Slide[] = answer?.typed ?? kept
  const isSending = useIsSending()
  return (
    <div className={css.split}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{texts.cover.title}</Heading>
          <Text kind="muted">{texts.cover.lead}</Text>
        </Stack>
        <SaveNotice problem={answer?.problem} part="cover" />
        <Form noValidate method="post" encType="multipart/form-data" key={answer ? 'typed' : seen}>
          <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
          <Stack gap={24}>
            <div className={css.items}>
              {slides.map((slide, at) => (
                <SlideFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture
                  key={`${at} ${slide.image}`}
                  slide={slide}
                  at={at}
                  error={answer?.problem.fields[`slide.${at}.file`]}
                />
              ))}
              <SlideFields key={slides.length} slide={null} at={slides.length} />
            </div>
            <Button loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
            <TextLink href="/gestao/secoes" kind="stand" icon="arrowLeft">
              {texts.cancel}
            </TextLink>
          </Stack>
        </Form>
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}

type SlideProps = { slide: Slide | null; at: number; error?: string | undefined }

function SlideFields({ slide, at, error }: SlideProps) {
  const name = (field: string) => `slide.${at}.${field}`
  const legend = slide ? texts.cover.slide(at + 1) : texts.cover.another
  return (
    <details className={css.item} open={(slide !== null && at === 0) || error !== undefined}>
      <summary className={css.itemName}>
        {slide?.image ? <img className={css.itemThumb} src={slide.image} alt="" /> : null}
        {slide?.title ? `${legend}: ${slide.title}` : legend}
      </summary>
      <fieldset className={css.fieldset}>
        <legend className={srOnly}>{legend}</legend>
        <input type="hidden" name="slides" value={at} />
        <input type="hidden" name={name('image')} value={slide?.image ?? ''} />
        <input type="hidden" name={name('alt')} value={slide?.alt ?? ''} />
        <Stack gap={16}>
          <Field
            id={name('title')}
            label={texts.cover.heading}
            help={at === 0 ? texts.cover.first : undefined}
            optional
          >
            <TextInput name={name('title')} maxLength={120} defaultValue={slide?.title ?? ''} />
          </Field>
          <Field id={name('text')} label={texts.cover.text} optional>
            <TextInput name={name('text')} maxLength={300} defaultValue={slide?.text ?? ''} />
          </Field>
          {slide?.image ? <img className={css.thumb} src={slide.image} alt="" /> : null}
          <Field
            id={name('file')}
            label={texts.cover.image}
            help={texts.section.imageHelp}
            optional
            error={error}
          >
            <FileInput name={name('file')} accept="image/png,image/jpeg,image/gif,image/webp" />
          </Field>
          {slide ? <Checkbox id={name('remove')} name={name('remove')} label={texts.cover.remove} /> : null}
        </Stack>
      </fieldset>
    </details>
  )
}
