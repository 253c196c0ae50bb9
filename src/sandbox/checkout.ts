/**
 * The `checkout.js` that the shop's page loads. Defines `window.Razorpay` as the provider's script does. A classic
 * script, so that the class exists as soon as the script has loaded; the window's modules load when it opens.
 */
(() => {
  type Options = import("./checkout/options.ts").CheckoutOptions;
  type FailureListener = import("./checkout/options.ts").FailureListener;
  type OpenWindow = import("./checkout/window.ts").CheckoutWindow;

  class Razorpay {
    readonly #options: Options;
    readonly #listeners: FailureListener[] = [];
    #window: OpenWindow | null = null;

    constructor(options: Options) {
      if (!options?.key || !options.order_id) throw new Error("Razorpay: key and order_id are needed");
      if (options.key.startsWith("rzp_live_")) throw new Error("Razorpay: the sandbox takes no live key");
      this.#options = options;
    }

    on(event: string, listener: FailureListener): void {
      if (event === "payment.failed") this.#listeners.push(listener);
    }

    open(): void {
      import("./checkout/window.ts").then(
        async ({ openWindow }) => {
          this.#window ??= await openWindow(this.#options, (failure) => {
            for (const listener of this.#listeners) listener(failure);
          });
          this.#window.show();
        },
        () => this.#options.modal?.ondismiss?.(),
      );
    }

    close(): void {
      this.#window?.close();
    }
  }

  Object.assign(window, { Razorpay });
})();
