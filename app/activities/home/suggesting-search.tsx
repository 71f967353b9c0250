import { useId } from 'react'
import { SearchForm } from '../../forms/search-form.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './suggesting-search.css.ts'
import { texts } from './texts.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Shows the search of the member area; with scripts a list of what it would find opens under it while one types (HOM-08, GAP-152). */
export function SuggestingSearch() {
  const id = useId()
  const isHydrated = useHydrated()
  const { list, active, type, press, choose, close } = useSuggestions()
  const isOpen = list.length > 0
  const optionId = (at: number) => `${id}-${at}`
  return (
    <SearchForm
      action="/homepage/search"
      name="termo"
      label={texts.search.label}
      value=""
      input={
        isHydrated
          ? {
              // A combobox is a line of text to the standard, not a search.
              type: 'text',
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? id : undefined,
              'aria-activedescendant': active < 0 ? undefined : optionId(active),
              onInput: (event) => type(event.currentTarget.value),
              onKeyDown: press,
              onBlur: close,
            }
          : undefined
      }
    >
      {isOpen ? <Suggestions {...{ id, list, active, optionId, choose }} /> : null}
      <span role="status" className={srOnly}>
        {isOpen ? texts.search.suggested(list.length) : null}
      </span>
    </SearchForm>
  )
}

type SuggestionsProps = Pick<ReturnType<typeof useSuggestions>, 'list' | 'active' | 'choose'> & {
  id: string
  optionId: (at: number) => string
}

/** The list under the line, which keeps the focus: a press on an entry does not take it away. */
const Suggestions = ({ id, list, active, optionId, choose }: SuggestionsProps) => (
  <div id={id} role="listbox" aria-label={texts.search.suggestions} className={css.list}>
    {list.map((suggestion, at) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the line's, which keeps the focus.
      <div
        key={`${suggestion.href} ${suggestion.name}`}
        id={optionId(at)}
        role="option"
        tabIndex={-1}
        aria-selected={at === active}
        className={css.option}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => choose(suggestion)}
      >
        <span className={css.name}>{suggestion.name}</span>
        <span className={css.kind}>{suggestion.kind}</span>
      </div>
    ))}
  </div>
)
