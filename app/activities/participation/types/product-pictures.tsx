import { pictureSource } from '../../../station/picture-source.ts'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../texts.ts'
import * as css from './product-pictures.css.ts'

const words = texts.products
const sizes = '(min-width: 64rem) 21rem, (min-width: 40rem) 20rem, calc(100vw - 2rem)'

type ProductPicturesProps = {
  product: { id: number; name: string; image: string | null; images: readonly string[] }
}

/**
 * Shows the pictures of a product: one, or a strip that moves by touch, by the arrows and by the numbers under it, with scripts or without
 * (ACT-14, GAP-154).
 */
export function ProductPictures({ product: { id, name, image, images } }: ProductPicturesProps) {
  // The same one twice says nothing new.
  const all = [...new Set([...(image ? [image] : []), ...images])]
  const [only] = all
  if (!only) return null
  if (all.length === 1)
    return <Picture {...pictureSource(only, { shape: 'square', sizes })} alt="" className={css.picture} />
  const idOf = (at: number) => `foto-${id}-${at + 1}`
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, and moved by the arrows. */}
      <section className={css.strip} tabIndex={0} aria-label={words.pictures(name)}>
        {all.map((address, at) => (
          <div key={address} id={idOf(at)} className={css.frame}>
            <Picture
              {...pictureSource(address, { shape: 'square', sizes })}
              alt={words.picture(at + 1, all.length)}
              className={css.picture}
            />
          </div>
        ))}
      </section>
      <ul className={css.numbers}>
        {all.map((address, at) => (
          <li key={address}>
            <a href={`#${idOf(at)}`} className={css.number} aria-label={words.toPicture(at + 1, name)}>
              {at + 1}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
