import '#web/account/garage/garage.css';
import { stayOffline } from '#web/account/sign-out-form.tsx';

/** Signs the visitor out, here or on all devices. */
export function SignOutSection() {
  return (
    <section aria-labelledby="garage-sign-out" className="stack gap-4">
      <h2 id="garage-sign-out">Sign out</h2>
      <form method="post" action="/api/sign-out" className="cluster gap-3" onSubmit={stayOffline}>
        <button type="submit" className="button button-quiet">
          Sign out
        </button>
        <button type="submit" name="everywhere" value="on" className="button button-quiet">
          Sign out on all devices
        </button>
      </form>
    </section>
  );
}
