import LogIn from "lucide-react/icons/log-in";

/** The session has ended while reports wait. Shows no address: the shop does not know who holds the phone. */
export function SignedOut({ runId, nth, waiting }: { runId: string; nth: number; waiting: number }) {
  return (
    <div className="tour">
      <header className="tour-bar on-jam edge-b">
        <div className="tour-row">
          <h1>Run {nth}</h1>
        </div>
      </header>
      <main id="main" className="tour-main">
        <section className="tour-card tour-end" role="alert" aria-labelledby="signed-out">
          <h2 id="signed-out">You are signed out</h2>
          <p>
            {waiting === 1
              ? "1 report is saved on this phone, but the shop does not have it yet. Sign in to send it."
              : `${waiting} reports are saved on this phone, but the shop does not have them yet. Sign in to send them.`}
          </p>
        </section>
        <footer className="tour-foot is-single">
          {/* A new document: the shop says whether it asks for a password or only for a confirmation. */}
          <a className="tour-big" href={`/admin/run/${runId}`}>
            <LogIn className="icon" aria-hidden="true" />
            Sign in
          </a>
        </footer>
      </main>
    </div>
  );
}
