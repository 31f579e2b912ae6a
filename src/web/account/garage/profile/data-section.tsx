import '#web/account/garage/garage.css';
import './profile.css';

/** Lets the visitor download their data or delete their account. */
export function DataSection({ promises }: { promises: readonly string[] }) {
  return (
    <section aria-labelledby="garage-data" className="stack gap-4">
      <h2 id="garage-data">Your data</h2>
      <p>
        Download everything that this website stores about you as a JSON file, or delete your
        account.
      </p>
      <form method="post" action="/api/my-data" className="cluster gap-3">
        <button type="submit" className="button button-quiet">
          Download my data
        </button>
        <a href="/my-garage/delete" className="button button-quiet">
          Delete my account
        </a>
      </form>
      {promises.map((promise) => (
        <p key={promise} className="soft small">
          {promise}
        </p>
      ))}
    </section>
  );
}
