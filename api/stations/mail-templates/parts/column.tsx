import type { CSSProperties, ReactNode } from 'react'

/** Width of what is read, in px. */
const columnWidth = 560

/** One centred column, by tables: what every mail program lays out alike. */
export function Column({
  outer,
  className,
  children,
}: {
  outer: CSSProperties
  className: string
  children: ReactNode
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          <td align="center" className={className} style={outer}>
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              style={{ maxWidth: columnWidth, borderCollapse: 'collapse', textAlign: 'left' }}
            >
              <tbody>
                <tr>
                  <td>{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
