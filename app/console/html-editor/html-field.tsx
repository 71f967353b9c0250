import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import * as css from './html-editor.css.ts'
import type { RichTextProps } from './rich-text.tsx'
import { texts } from './texts.ts'

type Props = { id: string; label: string; value: string; rows?: number; error?: string | undefined }

/**
 * Formatted text. The form's field is a text area with HTML, and stays it without scripts; with them an editor stands
 * over it. What the editor cannot show is edited as HTML. The API makes either harmless (PUB-17).
 */
export function HtmlField({ id, label, value, rows = 5, error }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const RichText = useRichText(area)
  const [isCode, setCode] = useState(!fitsEditor(value))
  const [isRefused, setRefused] = useState(false)
  const isRich = RichText !== null && !isCode

  const changeView = () => {
    const fits = fitsEditor(area.current?.value ?? '')
    setRefused(isCode && !fits)
    setCode(!isCode || !fits)
  }
  const help = isRich ? undefined : isRefused ? texts.tooRich : texts.codeHelp
  return (
    <Field id={id} label={label} help={help} error={error} optional>
      {isRich ? (
        <RichText
          label={label}
          html={area.current?.value ?? value}
          onChange={(html) => {
            if (area.current) area.current.value = html
          }}
        />
      ) : null}
      <TextArea
        ref={area}
        name={id}
        rows={rows}
        defaultValue={value}
        hidden={isRich}
        id={isRich ? `${id}-html` : id}
        className={isRich ? css.hidden : ''}
      />
      {RichText ? (
        <Button type="button" variant="quiet" size="small" className={css.toggle} onClick={changeView}>
          {isRich ? texts.toCode : texts.toText}
        </Button>
      ) : null}
    </Field>
  )
}

/** The editor once its area is nearly in view and it is fetched; it does not replace an area in which somebody writes. */
function useRichText(area: React.RefObject<HTMLTextAreaElement>): ComponentType<RichTextProps> | null {
  const [loaded, setLoaded] = useState<{ editor: ComponentType<RichTextProps> } | null>(null)
  useEffect(() => {
    let isGone = false
    const written = area.current
    const load = async () => {
      const { RichText } = await import('./rich-text.tsx')
      if (isGone) return
      const show = () => setLoaded({ editor: RichText })
      if (document.activeElement === written) written?.addEventListener('blur', show, { once: true })
      else show()
    }
    // Nobody waits for an editor that stays closed. Without it the text area still does it.
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        load().catch(() => {})
      },
      { rootMargin: '600px' },
    )
    if (written) near.observe(written)
    return () => {
      isGone = true
      near.disconnect()
    }
  }, [area])
  return loaded?.editor ?? null
}

/** What the editor can show and gives back; wrappers without a meaning of their own may fall away. */
const known = new Set(['p','br','hr','h2','h3','h4','strong','b','em','i','u','s','ul','ol','li','a','blockquote','code','pre','img','span','div','table','tbody','tr','td','th']) // biome-ignore format: a list

/** Code has no marks there. */
const code = new Set(['code', 'pre'])

/**
 * Whether the editor keeps all of an HTML text. Films, heads of tables and figures it does not know: such texts are edited as HTML,
 * so that nothing in them is lost. One walk from mark to mark: forms bring texts of any length. Pure.
 */
export function fitsEditor(html: string): boolean {
  const open = new Set<string>()
  for (const [, close, blanks, word = ''] of html.matchAll(/<(\/?)(\s*)([a-z][a-z0-9]*)?/gi)) {
    const name = word.toLowerCase()
    const isCode = blanks === '' && code.has(name)
    if (open.size > 0 && !isCode) return false
    if (name && !close && !known.has(name)) return false
    if (isCode && close) open.delete(name)
    else if (isCode) open.add(name)
  }
  return true
}
