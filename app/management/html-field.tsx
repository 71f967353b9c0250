import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Cluster } from '../ui/layout.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { texts } from './texts.ts'

/** What the buttons put around the chosen text. */
const marks = [
  ['Negrito', '<strong>', '</strong>'],
  ['Título', '<h3>', '</h3>'],
  ['Parágrafo', '<p>', '</p>'],
  ['Lista', '<ul>\n<li>', '</li>\n</ul>'],
  ['Link', '<a href="https://">', '</a>'],
] as const

/** HTML as text with its marks; with scripts, buttons set them. The API makes it harmless. */
export function HtmlField({
  id,
  label,
  value,
  rows = 5,
}: {
  id: string
  label: string
  value: string
  rows?: number
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const hydrated = useHydrated()
  const mark = (before: string, after: string) => {
    const element = area.current
    if (!element) return
    const { selectionStart, selectionEnd } = element
    const chosen = element.value.slice(selectionStart, selectionEnd)
    element.setRangeText(`${before}${chosen}${after}`, selectionStart, selectionEnd, 'end')
    element.focus()
  }
  return (
    <Field id={id} label={label} help={texts.about.htmlHelp} optional>
      {hydrated ? (
        <Cluster gap={4}>
          {marks.map(([name, before, after]) => (
            <Button key={name} type="button" variant="quiet" size="small" onClick={() => mark(before, after)}>
              {name}
            </Button>
          ))}
        </Cluster>
      ) : null}
      <TextArea ref={area} name={id} rows={rows} defaultValue={value} />
    </Field>
  )
}
