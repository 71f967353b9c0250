import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Focus } from '#contract/picture-look.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { movedBy, placeOf, places, pointAt } from './focus-places.ts'
import * as css from './picture-look.css.ts'
import { texts } from './texts.ts'

type Props = {
  file: string
  name: string
  id: string
  focus: Focus
  onMove: (focus: Focus) => void
  onBroken: () => void
}

/**
 * The whole photo with its nine parts to choose from; the one that is chosen says the exact point, which a press, a drag and the arrows move
 * where there are scripts.
 */
export function FocusPad({ file, name, id, focus, onMove, onBroken }: Props) {
  const isHydrated = useHydrated()
  return (
    <FieldGroup id={id} label={texts.focus} help={isHydrated ? texts.helpScripted : texts.help}>
      <span className={css.pad} {...useMoves(focus, onMove)}>
        <img className={css.whole} src={file} alt="" draggable={false} onError={onBroken} />
        <span className={css.parts}>
          {places.map((place, at) => {
            const isChosen = at === placeOf(focus)
            const { x, y } = isChosen ? focus : place
            return (
              <label key={`${place.x} ${place.y}`} className={css.part}>
                <input
                  type="radio"
                  name={name}
                  value={`${x},${y}`}
                  checked={isChosen}
                  onChange={() => onMove(place)}
                  className={css.point}
                  style={{ left: `${x}%`, top: `${y}%` }}
                  aria-label={texts.places[at]}
                />
              </label>
            )
          })}
        </span>
      </span>
    </FieldGroup>
  )
}

/** What the photo hears: it says more exactly what the radio buttons on it say. */
function useMoves(focus: Focus, onMove: Props['onMove']) {
  const before = useRef(focus)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      before.current = focus
      event.currentTarget.setPointerCapture(event.pointerId)
      onMove(pressedAt(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pressedAt(event))
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => enter(currentTarget, focus),
    onPointerCancel: () => onMove(before.current),
    onClick: keepPoint,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const moved = movedBy(event.key, focus, event.shiftKey)
      if (!moved) return
      event.preventDefault()
      onMove(moved)
      enter(event.currentTarget, moved)
    },
  }
}

/** Moves the keyboard to the part in which a point is. */
const enter = (pad: HTMLElement, point: Focus) =>
  pad.querySelectorAll('input')[placeOf(point)]?.focus({ preventScroll: true })

function pressedAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return pointAt(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
}

/** The press has said the point: the part around it would say its own middle. Clicks of the keyboard count none. */
function keepPoint(event: MouseEvent<HTMLElement>): void {
  if (event.detail > 0) event.preventDefault()
}
