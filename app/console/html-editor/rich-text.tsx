import { Image } from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Field, useControl } from '../../ui/field.tsx'
import { prose } from '../../ui/prose.css.ts'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './html-editor.css.ts'
import { readPasted } from './pasted.ts'
import { tableNodes } from './table-nodes.ts'
import { texts } from './texts.ts'
import { Toolbar } from './toolbar.tsx'

export type RichTextProps = { label: string; html: string; onChange: (html: string) => void }

/** Only what the sanitiser of the API lets through (`api/platform/html/sanitize-html.ts`). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // The sanitiser adds where links open.
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  // In a line of text, as HTML has it: a picture may be a link.
  Image.configure({ inline: true }),
  ...tableNodes,
]

/**
 * The editor of formatted text: toolbar and page in one frame. Fetched by `HtmlField` in the browser; tells each change as
 * HTML, an empty text as ''.
 */
export function RichText({ label, html, onChange }: RichTextProps) {
  const control = useControl({})
  const [isLinking, setLinking] = useState(false)
  const [lostPictures, setLost] = useState(0)
  const editor = useEditor({
    extensions,
    content: html,
    // Our policy allows no style elements; what the editor needs stands in our styles.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (pasted) => {
        const read = readPasted(pasted)
        setLost(read.lostPictures)
        return read.html
      },
      attributes: {
        id: control.id ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        class: cx(prose, css.page),
      },
    },
    // The empty paragraph under the last list or heading is there to write in, not to keep.
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML().replace(/(<p><\/p>)+$/, '')),
  })
  return (
    <div className={css.frame}>
      <Toolbar editor={editor} isLinking={isLinking} onLink={() => setLinking(!isLinking)} />
      {isLinking ? (
        <LinkForm
          address={String(editor.getAttributes('link').href ?? '')}
          onApply={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === '') chain.unsetLink().run()
            else if (editor.state.selection.empty && !editor.isActive('link'))
              chain
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run()
            else chain.setLink({ href }).run()
            setLinking(false)
          }}
          onClose={() => {
            setLinking(false)
            editor.commands.focus()
          }}
        />
      ) : null}
      <EditorContent editor={editor} />
      <div role="status">
        {lostPictures > 0 ? <Alert tone="warning">{texts.lostPictures(lostPictures)}</Alert> : null}
      </div>
    </div>
  )
}

type Props = {
  /** Of the link under the cursor, or ''. */
  address: string
  /** '' removes the link. */
  onApply: (address: string) => void
  onClose: () => void
}

/** Where a link leads. No form element: it stands inside the page's own form. */
function LinkForm({ address, onApply, onClose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const apply = () => {
    const href = completed(input.current?.value ?? '')
    if (href === null) setError(texts.badAddress)
    else onApply(href)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  return (
    <div className={css.link}>
      <Field id={id} label={texts.address} error={error}>
        <TextInput
          ref={input}
          defaultValue={address}
          inputMode="url"
          autoFocus
          maxLength={2000}
          onKeyDown={keys}
          placeholder={texts.addressExample}
        />
      </Field>
      <div className={css.linkButtons}>
        <Button type="button" size="small" variant="secondary" onClick={apply}>
          {texts.apply}
        </Button>
        {address ? (
          <Button type="button" size="small" variant="quiet" onClick={() => onApply('')}>
            {texts.removeLink}
          </Button>
        ) : null}
        <Button type="button" size="small" variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}

/** 'exemplo.com.br' gets its https; what could run a script is no address (null). */
function completed(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text)) return text
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : null
}
