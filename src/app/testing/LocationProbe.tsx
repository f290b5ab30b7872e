import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Shows the router's location and the type of the last navigation; its button navigates to `to`. */
export function LocationProbe({ to = '' }: { readonly to?: string | undefined }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="location">{`${pathname}${search}${hash}`}</output>
      <output aria-label="navigation">{useNavigationType()}</output>
      <button type="button" onClick={() => void navigate(to)}>
        Go
      </button>
    </>
  )
}
