import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/**
 * Shows the router's location and the type of the last navigation; its button navigates to `to`, or through the
 * history.
 */
export function LocationProbe({ to = '' }: { readonly to?: string | number | undefined }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="location">{`${pathname}${search}${hash}`}</output>
      <output aria-label="navigation">{useNavigationType()}</output>
      <button
        type="button"
        onClick={() => void (typeof to === 'number' ? navigate(to) : navigate(to))}
      >
        Go
      </button>
    </>
  )
}
