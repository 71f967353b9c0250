import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { searchTerm } from './search-term.ts'
import type { Suggestion } from './suggestions.ts'

/** Long enough that a word is one question. */
const pauseMs = 200

/** The list of what a search would find, while one types; none where nobody answers: the form asks as always. */
export function useSuggestions() {
  /** The place in the list that the arrows came to; -1: the line itself. */
  const [active, setActive] = useState(-1)
  const { list, ask, forget } = useAsked(() => setActive(-1))
  const navigate = useNavigate()
  const choose = (suggestion: Suggestion) => {
    forget()
    navigate(suggestion.href)
  }
  const press = (event: KeyboardEvent) => {
    const suggestion = list[active]
    if (list.length === 0) return
    if (event.key === 'ArrowDown') setActive((active + 1) % list.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? list.length : active) - 1)
    else if (event.key === 'Enter' && suggestion) choose(suggestion)
    else if (event.key === 'Escape') forget()
    else return
    event.preventDefault()
  }
  return { list, active, type: ask, press, choose, close: forget }
}

/** Asks a moment after the last letter; only the answer to the last question counts. */
function useAsked(onList: () => void) {
  const [list, setList] = useState<readonly Suggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const asking = useRef<AbortController>()
  const stop = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  const show = (found: readonly Suggestion[]) => {
    setList(found)
    onList()
  }
  const forget = () => {
    stop()
    show([])
  }
  const ask = (text: string) => {
    const term = searchTerm(text)
    if (term === '') return forget()
    stop()
    timer.current = setTimeout(async () => {
      const question = new AbortController()
      asking.current = question
      const found = await suggestionsFor(term, question.signal)
      if (!question.signal.aborted) show(found)
    }, pauseMs)
  }
  const stopLast = useRef(stop)
  useEffect(() => () => stopLast.current(), [])
  return { list, ask, forget }
}

/** Asks for them; nothing where they cannot be had. */
async function suggestionsFor(term: string, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/homepage/sugestoes?termo=${encodeURIComponent(term)}`
  try {
    // Whose session has ended is told by what they send, not by what they type.
    const answer = await fetch(address, { signal, redirect: 'manual' })
    return answer.ok ? ((await answer.json()) as { suggestions: Suggestion[] }).suggestions : []
  } catch {
    return []
  }
}
