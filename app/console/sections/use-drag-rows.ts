import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** A row on its way: from which place to which, counted from 0, and how far it was pulled; null where keys move it. */
type Drag = { from: number; to: number; pulled: number | null }
type Box = { top: number; height: number }

type Options = {
  /** The list, whose children are the rows. */
  list: RefObject<HTMLElement>
  /** What is said of it to who hears the page. */
  say: (what: 'picked' | 'over' | 'dropped' | 'cancelled', place: number) => void
  /** It was let go at another place. */
  drop: (from: number, to: number) => void
}

/**
 * Moves the rows of a list by a handle, with a pointer or with keys: space takes a row and lets it go, arrows move it, Esc
 * leaves it where it was. Nothing is moved in the page: rows are shown elsewhere until the list comes anew.
 */
export function useDragRows({ list, say, drop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const boxes = useRef<Box[]>([])
  const begunAt = useRef(0)

  const begin = (from: number, pulled: number | null) => {
    boxes.current = boxesOf(list.current)
    setDrag({ from, to: from, pulled })
    say('picked', from)
  }
  const end = (isDropped: boolean) => {
    if (!drag) return
    const isMoved = isDropped && drag.to !== drag.from
    say(isDropped ? 'dropped' : 'cancelled', isDropped ? drag.to : drag.from)
    // Let go it stays where it is shown, until the list comes anew.
    setDrag(isMoved ? { ...drag, pulled: null } : null)
    if (isMoved) drop(drag.from, drag.to)
  }
  const moveTo = (next: Drag) => {
    if (drag && next.to !== drag.to) say('over', next.to)
    setDrag(next)
  }
  const held = { drag, rows: boxes, begin, end, moveTo, begunAt }
  return {
    drag,
    reset: () => setDrag(null),
    styleOf: (at: number) => (drag ? shiftOf(boxes.current, drag, at) : undefined),
    handleOf: (at: number) => ({
      ...pointerOf(held, at),
      onKeyDown: (event: KeyboardEvent) => press(held, event, at),
      onBlur: () => {
        if (drag?.from === at && drag.pulled === null && drag.to === at) setDrag(null)
      },
    }),
  }
}

type Held = {
  drag: Drag | null
  rows: { readonly current: readonly Box[] }
  begin: (from: number, pulled: number | null) => void
  end: (isDropped: boolean) => void
  moveTo: (next: Drag) => void
  /** Where on the page the pointer was when it took a row. */
  begunAt: { current: number }
}

const pointerOf = ({ drag, rows, begin, end, moveTo, begunAt }: Held, at: number) => ({
  onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begunAt.current = event.pageY
    begin(at, 0)
  },
  onPointerMove(event: PointerEvent<HTMLElement>) {
    if (drag?.from !== at || drag.pulled === null) return
    const pulled = event.pageY - begunAt.current
    moveTo({ from: at, to: placeOf(rows.current, at, pulled), pulled })
  },
  onPointerUp: () => end(true),
  onPointerCancel: () => end(false),
})

function press({ drag, rows, begin, end, moveTo }: Held, event: KeyboardEvent, at: number): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const isHeld = drag?.from === at
  if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault()
    if (isHeld) end(true)
    else begin(at, null)
  } else if (event.key === 'Escape' && isHeld) {
    event.preventDefault()
    end(false)
  } else if (step !== undefined && isHeld && drag) {
    event.preventDefault()
    const to = Math.min(rows.current.length - 1, Math.max(0, drag.to + step))
    moveTo({ ...drag, to, pulled: null })
  }
}

const boxesOf = (list: HTMLElement | null): Box[] =>
  [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top, height }
  })

/** The place over which the middle of a row stands that was pulled so far. Pure. */
export function placeOf(boxes: readonly Box[], from: number, pulled: number): number {
  const own = boxes[from]
  if (!own) return from
  const middle = own.top + own.height / 2 + pulled
  const above = boxes.filter(({ top, height }, at) => at !== from && top + height / 2 < middle)
  return above.length
}

/** How far a row is shown from where it stands, while one is on its way. Pure. */
export function shiftOf(boxes: readonly Box[], { from, to, pulled }: Drag, at: number): number {
  const [own, target] = [boxes[from], boxes[to]]
  if (!own || !target) return 0
  if (at === from) {
    if (pulled !== null) return pulled
    return to > from ? target.top + target.height - own.top - own.height : target.top - own.top
  }
  const next = boxes[from + 1] ?? boxes[from - 1]
  const gap = next ? Math.abs(next.top - own.top) - (next.top > own.top ? own.height : next.height) : 0
  if (at > from && at <= to) return -(own.height + gap)
  if (at < from && at >= to) return own.height + gap
  return 0
}
