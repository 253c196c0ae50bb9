export interface paths {
    "/api/cakes/get-cakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of the catalogue, one per SKU, the header first
         * @description `start` and `end` count SKUs from 0; the header comes in addition. A range outside of the catalogue is a 400.
         */
        get: operations["listCatalogueRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/get-cakes/{SKU}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One SKU
         * @description Name, price, description, rating and picture of a SKU that is or was sold.
         */
        get: operations["getCake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/getcakes/{ProductID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Combos of a product
         * @description The combos that the page of a product offers, each with its price.
         */
        get: operations["listCombos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/get-add-ons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of add-ons, the header first
         * @description Name, price, picture and SKU of each add-on to an order. A drawn one has no picture. `questions` holds the questions of those that ask one: the digits of a candle, the text of a card. `onlyWithCake` has the SKUs that are offered only with a cake.
         */
        get: operations["listAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of at most twenty SKUs, in the order asked for; an unknown one is left out
         * @description Everything that a card in a listing shows, for SKUs that a client remembers.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cakes/reviews/{ProductID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved reviews of a product, the newest first, a page at a time
         * @description Eight reviews a page. A page past the last one is empty.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/photos/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of a review as WebP: `small` at most 480 px wide and high, `large` 1,600
         * @description Public once its review is approved. Before that, only its author and the staff who approve reviews can read it; others get 404.
         */
        get: operations["getReviewPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most five SKUs whose flavour holds the text, whatever its case; none for no text
         * @description A search box calls it on each change of its text. Replies may be cached for a minute.
         */
        get: operations["suggestCakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is this pincode served, and by which options?
         * @description `data` has `Yes` or `No` by the name of each delivery option. For a pincode that is not served `success` is false and `data` null.
         */
        get: operations["checkPincode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/area/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Area and city of a pincode that is served; `success` is false for any other
         * @description `data` is null where the shop does not deliver.
         */
        get: operations["getDeliveryArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/getSlots/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slot labels by option, Standard Delivery first; with a date, those that can still be had
         * @description One list of labels a delivery option. `sku` may come several times, as `A*2` for two of A: slots are those in which all of them can be made.
         */
        get: operations["listSlotLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/windows/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every window of a day with its places and fees, for an order of these SKUs
         * @description Comes with the shop's own date and hour, by which a client decides what today still offers. `placesLeft` counts orders like this one; of a full window, the places for smaller orders.
         */
        get: operations["listDeliveryWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/earliest/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The earliest free slot and pickup per lead time, and the longest lead time that makes a requested slot
         * @description Use the first slot whose `leadHours` is at least the product's lead time. Replies may be kept for 20 seconds.
         */
        get: operations["listEarliestSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/days/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every day that can be booked, for an order of these SKUs
         * @description The days of the next three months, each open, full or closed.
         */
        get: operations["listDeliveryDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getCart/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart: as the contract's JSON text, and with today's names and prices
         * @description A SKU that is no longer in the catalogue stays in the cart with the state `gone`. The e-mail must be the session's own.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addTocart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds SKUs; the last element of data is the whole cart as JSON text
         * @description The quantity is added to that of the same SKU in the cart. A cart holds 30 different SKUs.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/setCartQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the quantity of a SKU in the cart; the last element of data is the whole cart as JSON text
         * @description From 1 to 20. Use `deleteCart` to remove a SKU.
         */
        post: operations["setCartQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deleteCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a SKU; the last element of data is the whole cart as JSON text
         * @description A SKU that is not in the cart changes nothing.
         */
        post: operations["removeFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order and open its payment
         * @description Reserves the place in the slot and the coins until `holdUntil`, and makes the order at the payment provider. Prices and `total` are compared with today's: a 409 `price-changed` has the fresh figures.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment of an own unpaid order again
         * @description Answers as `createOrder` does. 409 `already-paid`, or `order-lapsed` once the slot is no longer held.
         */
        post: operations["resumePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/verify-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop that the payment window reported success
         * @description Checks the provider's signature and fetches the payment. `paid` is false while the provider has not confirmed; its webhook then completes the order.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the payment of an order by its payment link
         * @description Answers as `createOrder` does. 409 `already-paid`, or `order-lapsed` once the slot is no longer held.
         */
        post: operations["payByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-links/{token}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop that the payment window of a link reported success
         * @description Answers as `verifyPayment` does.
         */
        post: operations["verifyByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/test/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demo only: opens a payment of one rupee without an order
         * @description Tests the payment window without an order. A live shop does not have this call.
         */
        post: operations["createTestOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/test/verify-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demo only: is this the provider's signature, and is the rupee there?
         * @description Checks what the payment window returned for a test order.
         */
        post: operations["verifyTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment provider's signed events
         * @description Only for the payment provider. The signature is over the bytes of the body. The same event again changes nothing.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/orderdetailsUUID/{customerOrderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order, for its customer, for owner and manager of the shop, and for the holder of its signed link
         * @description For all others the order does not exist: 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as it goes on: server-sent events `order`, one at once and one after each change of it or of its money
         * @description Each event holds the state of the order as JSON: `uuid`, `status`, `paid`, `updatedAt`, and the stages of its refunds. None is numbered: after an interruption the first one tells the state again. The stream ends when its reader may no longer see the order, after half an hour, and when the shop stops; readers come back by themselves.
         */
        get: operations["followOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A kitchen's orders as they change: server-sent events `kitchen`, one at once and one after each change
         * @description An event says that something changed, and when, but not what. After an interruption the first event stands for all that were missed. The stream ends when its reader no longer bakes, after half an hour, and when the shop stops. A token needs the scope `orders:read`.
         */
        get: operations["followKitchen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchen/taps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves an order on, as a tap on the kitchen board does
         * @description Answers 409 and changes nothing if the order's status is not `seen`, or if anything happened to the order after `at`. A tap that is sent again with the same `at` changes nothing and gets the present status. Answers 403 if `userId` is not the caller. A token needs the scope `order-status:write`.
         */
        post: operations["tapOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run's stops as they change: server-sent events `run`, one at once and one after each change
         * @description Each event holds `runId` and `stops` as JSON: `uuid` and `status` of each order, in the order of driving. After an interruption the first event tells the state again. The stream ends when its reader may no longer see the run, after half an hour, and when the shop stops. A token needs the scope `orders:read`.
         */
        get: operations["followRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/run/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a stop of a run: picked up, set out, delivered, failed, or moved before another stop
         * @description An order is closed as delivered only with the customer's code of 4 digits or a photo, and not before its delivery day. It does not set out before that day either. Five wrong codes lock the code. A report that is sent again with the same `id` changes nothing: a delivery or a failure gets its first answer, and picking up or setting out gets the present status, or 409 if the order has moved on since. A stop that was moved stands before the other one, also after a repeat. 409 if the run is that of another rider by now. Answers 403 if `userId` is not the caller. A token needs the scope `orders:write`.
         */
        post: operations["reportStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of a day, by slot, or of several days, the latest first: 100 at a time
         * @description Each caller sees what their roles show in the office. Messages and receivers need the scope `customers:read` too. A token needs the scope `orders:read`.
         */
        get: operations["listOfficeOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order as the office shows it
         * @description Messages and the receiver need the scope `customers:read` too. A token needs the scope `orders:read`.
         */
        get: operations["getOfficeOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved views of the orders list: the caller's own and the shared ones
         * @description A token needs the scope `saved-views:write`.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Saves filters of the orders list under a name
         * @description A person's names are unique, so a repeat is refused with 409 and saves nothing twice. A token needs the scope `saved-views:write`.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a view: one's own, or a shared one by those who may share
         * @description Views that the caller may not remove are not changed. A repeat changes nothing. A token needs the scope `saved-views:write`.
         */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves an order to its next status
         * @description `from` is the status that the program read. If the order has another status by now, nothing is changed: 409 names it. Each role may set the same statuses as in the office. Before its day only those who plan runs can set an order to `out for delivery`: 409 for others. A delivery is closed with a code or a photo, by `POST /api/admin/orders/{uuid}/delivery`. A token needs the scope `order-status:write`.
         */
        post: operations["changeOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes an order as delivered or collected, with the customer's code or a photo
         * @description Not before its delivery day. 5 wrong codes lock the code, and then only a photo closes it. For riders on a run there is `POST /api/admin/run/reports`. A token needs the scope `orders:write`.
         */
        post: operations["closeDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a note for the staff to an order
         * @description The customer does not see it. A token needs the scope `order-status:write`.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slots of a day to which an order can be moved: those with room that cost no more
         * @description A token needs the scope `order-details:write`.
         */
        get: operations["listOfficeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves an order to another slot, until the kitchen begins
         * @description The customer gets a mail. The time that the order has already changes nothing and gives nothing back, so a repeat is safe. Send the refund as listed: if it has changed, nothing is moved, and 409 has the new one. With a refund the token needs the scope `refunds:write` too. A token needs the scope `order-details:write`.
         */
        post: operations["rescheduleOfficeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/other-kitchens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kitchens of the same city that could make an order instead
         * @description Empty for an order that is collected. 409 once the kitchen has begun. A token needs the scope `order-details:write`.
         */
        get: operations["listOtherKitchens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/kitchen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves an order to another kitchen in the same slot, until the kitchen begins
         * @description If it is no longer with `from`, nothing is moved: 409. It leaves its run, whose rider would collect it at the former kitchen. A token needs the scope `order-details:write`.
         */
        put: operations["moveOrderToKitchen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the confirmation of a paid order again, to the order's own e-mail
         * @description With the current bill and invoice. A token needs the scope `order-details:write`.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receiver of an order as stored, until the kitchen begins
         * @description A token needs the scope `customers:read` too. A token needs the scope `order-details:write`.
         */
        get: operations["getOfficeReceiver"];
        /**
         * Changes name, phone or address within the same pincode, until the kitchen begins
         * @description If a field that the program changes was changed since `from`, nothing is saved: 409 names the fields, without their values. A token needs the scope `order-details:write`.
         */
        put: operations["changeOfficeReceiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/lines/{line}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects the message on a cake of an order, until the kitchen begins
         * @description If the message is no longer `from`, nothing is changed: 409. A token needs the scope `order-details:write`.
         */
        put: operations["changeOrderMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/cake-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the customer a photo of the finished cake
         * @description Send the file to `POST /api/admin/photos` first. From the first spoon until the hand-over, 8 of one order at most. The customer's open page shows it at once, and a mail follows. A repeat with the same `photo` sends nothing twice. A token needs the scope `photos:write`.
         */
        post: operations["addCakePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/cake-photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of the finished cake, as WebP
         * @description `GET /api/admin/orders/{uuid}` names the photos of an order. They are kept for 90 days. A token needs the scope `customers:read`.
         */
        get: operations["getOfficeCakePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/delivery-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo that closed a delivery, as WebP
         * @description Kept for 90 days. 404 if the delivery was closed with the code. A token needs the scope `customers:read`.
         */
        get: operations["getOfficeDeliveryPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/phone-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an order for a caller, holds its slot, and mails the link to pay it
         * @description Slots and prices are those of `/api/delivery/windows/{pincode}` and `/api/cakes`. If a price has changed, or the slot is full, nothing is taken: 409. A repeat with the same `id` gets the same link; another order with that `id` is refused. 30 orders in ten minutes for each person. A token needs the scope `phone-orders:write`.
         */
        post: operations["takePhoneOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link by which an order taken on the phone is paid
         * @description 409 once it is paid, cancelled or over. Needs the scope `customers:read` too: the page of the link shows first name, pincode and messages. A token needs the scope `phone-orders:write`.
         */
        get: operations["getPaymentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/payment-link/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the payment link again. Its time stays the same
         * @description Each call sends a mail: three in 30 minutes at most. A token needs the scope `phone-orders:write`.
         */
        post: operations["resendPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/payment-link/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order taken on the phone before it is paid, and frees its slot
         * @description Money that is on its way is refunded. 409 once it is paid, cancelled or over. A token needs the scope `phone-orders:write`.
         */
        post: operations["cancelUnpaidOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products, drafts too, in the shop's order: 50 at a time
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["listOfficeProducts"];
        put?: never;
        /**
         * Creates a product with its SKUs as a draft
         * @description No shopper sees it until it is published. Names are unique, so a repeat is refused with 409. `contains` must be sent, because a product without the field would look free of allergens. A token needs the scope `products:write`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{ProductID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product with its SKUs, those off sale too
         * @description The prices are the normal ones. Planned prices that are temporary do not change them. A token needs the scope `catalogue:read`.
         */
        get: operations["getOfficeProduct"];
        put?: never;
        post?: never;
        /**
         * Deletes a draft with its SKUs for good
         * @description 409 if shoppers ever saw or ordered it. Webhooks are told by `product.deleted`. A repeat is a 404. A token needs the scope `products:write`.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        /**
         * Changes fields of a product and its SKUs, all of them or none
         * @description Fields that are left out stay. If one of the sent fields was changed since `version`, nothing is changed: 409 names each such field. Prices are changed by `/admin/prices`. A token needs the scope `catalogue:write`.
         */
        patch: operations["changeProduct"];
        trace?: never;
    };
    "/api/admin/products/{ProductID}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The parts of each SKU of a combo
         * @description A SKU can be ordered while it is on sale, and each SKU in it too. A token needs the scope `catalogue:read`.
         */
        get: operations["getParts"];
        /**
         * Sets the parts of SKUs of a combo, all of them or none
         * @description SKUs that are left out stay. If one has other parts than `from` by now, nothing is changed: 409 names each such SKU. Sending a change again changes nothing. A combo cannot be a part of another one. A token needs the scope `catalogue:write`.
         */
        put: operations["changeParts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes prices of SKUs, all of them or none
         * @description `from` holds the prices that the program read. If a price is another one by now, nothing is changed: 409 names each such price, also if the token's holder has set it on screen. Sending a change again changes nothing. A token needs the scope `prices:write`.
         */
        put: operations["changePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{ProductID}/combos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The combos that the page of a product offers
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["getOfferedCombos"];
        /**
         * Sets the combos that the page of a product offers
         * @description If it offers others than `from` by now, nothing is changed: 409 names them. SKUs that no other product has are refused, and 422 names them. Sending a change again changes nothing. A token needs the scope `catalogue:write`.
         */
        put: operations["changeOfferedCombos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the stored difference
         * @description A token needs the scope `catalogue-import:write`.
         */
        get: operations["getCatalogueDifference"];
        put?: never;
        /**
         * Compares a table of products with the catalogue, cell by cell. Nothing is changed yet
         * @description The body is the file: CSV (`text/csv`) or an Excel workbook with its own type, at most 20 MB and 30000 rows, in the columns of `/api/admin/catalogue-file`. If any cell is wrong, 422 names its row and column. The difference waits 24 hours; each person has one, here and on screen together, and a newer table replaces it. A token needs the scope `catalogue-import:write`.
         */
        post: operations["compareCatalogue"];
        /**
         * Deletes the stored table
         * @description A token needs the scope `catalogue-import:write`.
         */
        delete: operations["discardCatalogueDifference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue-import/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports the compared table: all of it or nothing
         * @description Only the difference with this `fingerprint` is written. If the catalogue has changed since, 409 (`import-outdated`) names the cells, and the new difference waits. A repeat is refused with 409 (`nothing-prepared`) and imports nothing twice. A token needs the scope `catalogue-import:write`.
         */
        post: operations["importCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products and SKUs with their costs as a file, in the columns that an import reads
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["exportCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tax classes that a product can have
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["listTaxClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{ProductID}/skus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds SKUs to a product, all of them or none
         * @description After those that it has. A repeat is refused with 409, because a SKU exists once. A token needs the scope `products:write`.
         */
        post: operations["addSkus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{ProductID}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes kind, tax class, print, allergens, nutrition and minutes of work of a product
         * @description Fields that are left out stay. If one of the sent fields was changed since `version`, nothing is changed: 409 names it. The text of the label follows the allergens. A token needs the scope `products:write`.
         */
        patch: operations["changeProductFacts"];
        trace?: never;
    };
    "/api/admin/products/{ProductID}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes a draft, now or at a time, or takes its time back
         * @description It needs a picture, a SKU on sale, and an answer for each allergen: otherwise 409, which names `allergens` without one. Shoppers see it from the reply or from that time on. A published product stays published: to hide it, take its SKUs off sale with `PATCH /api/admin/products/{ProductID}`. If the time was changed since `version`, nothing is changed: 409. A token needs the scope `products:write`.
         */
        put: operations["publishProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{ProductID}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets order and texts of a product's pictures, and removes those that are left out
         * @description If the pictures are not `from` any more, nothing is changed: 409. A product that shoppers see has at least one. A token needs the scope `products:write`.
         */
        put: operations["changePictures"];
        /**
         * Adds a picture to a product, after those that it has
         * @description The body is the file: JPEG, PNG or WebP, at most 15 MB, at least 800 px wide and high, with an `image/…` content type. It is drawn anew, without metadata. 120 an hour for each person. The same picture again is refused with 409. A token needs the scope `products:write`.
         */
        post: operations["addPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add-ons/{SKU}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an add-on a picture instead of the one that it has
         * @description The body is the file: JPEG, PNG or WebP, at most 15 MB, at least 800 px wide and high, with an `image/…` content type. It is drawn anew, without metadata. 120 an hour for each person. A repeat changes nothing. A token needs the scope `storefront:write`.
         */
        post: operations["setAddOnPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add-ons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All add-ons in the shop's order, those off sale too
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["listOfficeAddOns"];
        put?: never;
        /**
         * Creates an add-on as the last of the list
         * @description Shoppers see it at once if it is on sale. Names are unique, so a repeat is refused with 409. A token needs the scope `storefront:write`.
         */
        post: operations["createAddOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add-ons/{SKU}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One add-on
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["getAddOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of an add-on, all of them or none
         * @description If a field has another value than `from` by now, nothing is changed: 409 names it. Existing orders are not changed. A token needs the scope `storefront:write`.
         */
        patch: operations["changeAddOn"];
        trace?: never;
    };
    "/api/admin/add-ons/{SKU}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Places an add-on directly before another one in the list that shoppers see
         * @description A repeat changes nothing. A token needs the scope `storefront:write`.
         */
        put: operations["placeAddOn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories by title, hidden ones too
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Creates a category, which shoppers see at once
         * @description An address exists once, so a repeat is refused with 409. A token needs the scope `storefront:write`.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category with its products
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a category, and which products it lists, all or nothing
         * @description If a field has another value than `from` by now, nothing is changed: 409 names it. One that pages lead to is not hidden: 409 names them. The main category of a product always lists it. A token needs the scope `storefront:write`.
         */
        patch: operations["changeCategory"];
        trace?: never;
    };
    "/api/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's texts: pages, then articles in the order of the blog
         * @description A token needs the scope `content:write`.
         */
        get: operations["listContent"];
        put?: never;
        /**
         * Creates an article of the blog, which no shopper sees before it is published
         * @description Its address is made from its title, and stays. A second article with the same address is refused with 409, so a repeat creates one. Its text is written by `changeContent`. A token needs the scope `content:write`.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures that an article can have: those of published products
         * @description A token needs the scope `content:write`.
         */
        get: operations["listContentPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{kind}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published version of a text, and its draft
         * @description A token needs the scope `content:write`.
         */
        get: operations["getContent"];
        /**
         * Publishes a text, or saves it as a draft
         * @description If it was saved since `version`, nothing is saved: 409 names the new version and the texts that differ. Addresses, pictures and days of articles stay. A token needs the scope `content:write`.
         */
        put: operations["changeContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{kind}/{slug}/discard-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discards the draft of a text
         * @description If it was saved since `version`, nothing is discarded: 409. A token needs the scope `content:write`.
         */
        post: operations["discardDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The runs of a day, its orders without one, and the riders
         * @description A token needs the scope `runs:write`.
         */
        get: operations["listRuns"];
        put?: never;
        /**
         * Creates a run of a day for a rider, with its first stops: all or nothing
         * @description An order is on one run at most, so a repeat creates no second run: 409. A token needs the scope `runs:write`.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One run with its stops
         * @description A token needs the scope `runs:write`.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/rider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a run to another rider
         * @description The phone of the former rider closes no more stops of it. 409 if its rider is not `from` any more; a repeat changes nothing. A token needs the scope `runs:write`.
         */
        put: operations["setRider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts orders onto a run, all of them or none
         * @description 409 if one is on a run already, so a repeat adds nothing twice, and if the orders are of two kitchens. A token needs the scope `runs:write`.
         */
        post: operations["addStops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/stops/{uuid}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an order off a run
         * @description 409 if it has left the kitchen, or is not on this run any more. A token needs the scope `runs:write`.
         */
        post: operations["removeStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{runId}/stops/{uuid}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a stop of a run by one place
         * @description If the stops are not in the order of `from` any more, nothing is moved: 409, so a repeat moves nothing twice. A token needs the scope `runs:write`.
         */
        post: operations["moveStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name, company, tax numbers and contact of the shop, each with its origin
         * @description A token needs the scope `settings:read`.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes facts of the shop: all of them or nothing
         * @description `from` holds the values that the program read. If one of these facts was changed since, nothing is saved: 409 names it. 422 names the facts that are wrong or contradict each other. A token needs the scope `settings:write`.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/api/admin/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The steps to take before the shop opens
         * @description The shop checks by itself which steps are done. The last step has no call: the operator of the server opens the shop with `SHOP_MODE=live`. A token needs the scope `settings:read`.
         */
        get: operations["getOpening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/opening/{step}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the payment keys, or the sending of mails
         * @description `payments` asks the payment provider with the shop's keys; no money moves. `mail` sends a test mail to the caller, and its step says later whether it was sent. 10 of each in an hour for each person. A token needs the scope `settings:write`.
         */
        post: operations["verifyOpeningStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All people with a role, and all open invitations
         * @description A token needs the scope `staff:read`.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a person a link by which they can join the staff once
         * @description Another invitation of the same e-mail replaces the one before. It takes no access token, only a session with a recent re-authentication.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the mailed link useless
         * @description It takes no access token, only a session with a recent re-authentication.
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the roles of a person, or removes them from the staff
         * @description If their roles are not `from` any more, nothing is changed: 409. The last owner keeps this role. The new roles hold from the person's next call on. It takes no access token, only a session with a recent re-authentication.
         */
        put: operations["changeRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{userId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person out on all devices, except in the caller's own session
         * @description It takes no access token, only a session with a recent re-authentication.
         */
        post: operations["signOutStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The header's menu
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["getMenu"];
        /**
         * Sets the whole menu, which shoppers see at once
         * @description If it was changed since `version`, nothing is changed: 409 names the differences and the new version. A category that is hidden or does not exist is refused. A token needs the scope `storefront:write`.
         */
        put: operations["changeMenu"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sections of the home page, hidden ones too
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["getHome"];
        /**
         * Sets all sections of the home page, which shoppers see at once
         * @description If it was changed since `version`, nothing is changed: 409 names the differences and the new version. A section shows a category or chosen products, not both. A token needs the scope `storefront:write`.
         */
        put: operations["changeHome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All programs that receive events, the oldest first
         * @description A token needs the scope `webhooks:write`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Adds a program that receives events from now on, and shows its secret once
         * @description A token needs the scope that reads the events too: `orders:read` or `catalogue:read`. A webhook that a token set is paused when the token ends. Calls are signed as Standard Webhooks says, and repeated for a day while they fail. URLs are unique, so a repeat is refused with 409: remove the webhook, or make a new secret. A token needs the scope `webhooks:write`.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook
         * @description A token needs the scope `webhooks:write`.
         */
        get: operations["getWebhook"];
        /**
         * Sets URL and events of a webhook, from the next event on
         * @description All fields are set. If the webhook was changed since `version`, nothing is changed: 409 names the differences. Without `withReceivers` it gets no receivers any more. A token needs the scope that reads the events too, and the webhook is paused when that token ends. A token needs the scope `webhooks:write`.
         */
        put: operations["changeWebhook"];
        post?: never;
        /**
         * Removes a webhook with its secret and its log
         * @description A token needs the scope `webhooks:write`.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new secret, and shows it once
         * @description The former one signs too for a day. One that still signs from before ends at once. A token needs the scope `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pauses a webhook, or lets it go on
         * @description Events during the pause are not stored for it, and waiting deliveries are given up. A repeat changes nothing. A token that lets it go on needs the scope that reads its events too. A token needs the scope `webhooks:write`.
         */
        put: operations["pauseWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of the deliveries to a webhook, 50 at a time
         * @description A token needs the scope `webhooks:write`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test and waits for the answer
         * @description It is not repeated, and is sent to a paused webhook too. A token needs the scope `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{delivery}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery of the log once more, under the id that it had, and waits for the answer
         * @description If it fails, it is repeated like a new one. A token needs the scope `webhooks:write`.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/alarms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds that do not go back, mails that were never sent, and work that keeps failing
         * @description 100 of each at most. The reply names orders, but no people. A token needs the scope `alarms:read`.
         */
        get: operations["listAlarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/alarms/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries a job, a mail or a refund that was refused for good again, at once
         * @description If it is not an alarm any more, nothing is done: 409. A repeat runs nothing twice. Before a refund is sent, the provider is asked about its payment. If it has one that the shop did not request, nothing is sent: 409 has `refunded-by-hand` and these refunds. A person then decides: `seen` or `madeByHand`. A token needs the scope `alarms:write`.
         */
        post: operations["retryAlarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes by the staff, the newest first: 50 at a time
         * @description A token needs the scope `log:read`.
         */
        get: operations["listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One change with the records that it changed
         * @description A token needs the scope `log:read`.
         */
        get: operations["getLogEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores the records of a change of the log: all of them or none
         * @description Later changes are never overwritten: 409 names them. The undo is an entry of its own, and can be undone. A repeat is refused with 409 and changes nothing. Settings of the shop and roles are undone on screen only. A token needs the scope `log:undo`.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blackouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times that are closed for orders, and the latest that were
         * @description A token needs the scope `delivery:read`.
         */
        get: operations["listBlackouts"];
        put?: never;
        /**
         * Closes delivery times, or pauses a kitchen
         * @description From the reply on, they cannot be ordered. Existing orders are not changed. A repeat with the same `key` closes nothing twice, also after the blackout has ended. A token needs the scope `delivery:write`.
         */
        post: operations["createBlackout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blackouts/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a blackout before its time
         * @description A token needs the scope `delivery:write`.
         */
        post: operations["endBlackout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delivery-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of each delivery option: fee, capacity, windows
         * @description A token needs the scope `delivery:read`.
         */
        get: operations["listDeliveryOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delivery-options/{option}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fee, capacity, minutes, last order or windows of a delivery option
         * @description Fields that are left out stay. If the option was changed since `version`, nothing is changed: 409 names the differences. A window with coming orders, its own number of places or a closing is not replaced by an overlapping one with another start: 409 says since which day it is in use. Orders keep the hours that they were promised. A token needs the scope `delivery:write`.
         */
        patch: operations["changeDeliveryOption"];
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capacity and taken places of a kitchen in each window of seven days
         * @description A token needs the scope `delivery:read`.
         */
        get: operations["getCapacity"];
        /**
         * Sets how many orders a kitchen takes in one window of a day
         * @description From today to 90 days ahead. Never fewer than are sold or held: 409 says how many. If it has another number than `from` by now, nothing is changed: 409 names it. Minutes of oven and decorator are limited by the option, `PATCH /api/admin/delivery-options/{option}`. A token needs the scope `delivery:write`.
         */
        put: operations["setCapacity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchen/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kitchens with the number of their open orders
         * @description A token needs the scope `orders:read`.
         */
        get: operations["listKitchenBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open orders of a kitchen with their deadlines, its slots, and the pieces to bake
         * @description Today's orders, those left from yesterday, and those that must be begun soon; 1,000 at most. It names no price and no address. The requests of customers need the scope `customers:read` too. `/events` below the same kitchen sends an event when the board has changed. A token needs the scope `orders:read`.
         */
        get: operations["getKitchenBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchen/notices/{noticeId}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the kitchen has seen a change of an order, which leaves the board
         * @description `noticeId` is the `notice` of the board; changes before it of the same order count as seen too. A repeat changes nothing. A later change stays on the board. A token needs the scope `order-status:write`.
         */
        post: operations["markKitchenNoticeSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back the last change of an order's status, for ten minutes
         * @description `event` is the change that the board named. If anything followed it, or the time is over, nothing is changed: 409. A repeat therefore takes back nothing else. A token needs the scope `order-status:write`.
         */
        post: operations["undoOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All kitchens, the open ones first
         * @description A token needs the scope `delivery:read`.
         */
        get: operations["listKitchens"];
        put?: never;
        /**
         * Creates a kitchen
         * @description Shoppers can order from it once it serves a pincode. Names are unique, so a repeat is refused with 409. A token needs the scope `kitchens:write`.
         */
        post: operations["createKitchen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of a kitchen, all of them or none
         * @description If a field has another value than `from` by now, nothing is changed: 409 names it. The state can change only while the kitchen has no open orders. A token needs the scope `kitchens:write`.
         */
        patch: operations["changeKitchen"];
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Closes a kitchen for good, or opens it again
         * @description A kitchen with open orders is not closed: 409 names them, 200 at most. To pause it for some hours, send `POST /api/admin/blackouts` with its id, and end that blackout to resume. A token needs the scope `kitchens:write`.
         */
        put: operations["openOrCloseKitchen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/pincodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pincodes that an open kitchen serves
         * @description A token needs the scope `delivery:read`.
         */
        get: operations["listPincodes"];
        put?: never;
        /**
         * Serves pincodes from a kitchen, all of them or none
         * @description A pincode that another open kitchen serves is refused: 422 names each, with its place in the list. One of another region than the kitchen's is refused until it is `confirmed`. All kitchens together serve 20000 at most. A token needs the scope `kitchens:write`.
         */
        post: operations["addPincodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kitchens/{kitchenId}/pincodes/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes pincodes of a kitchen out of service
         * @description From the reply on, no order can be placed there. Existing orders are not changed. A token needs the scope `kitchens:write`.
         */
        post: operations["removePincodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pincodes/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the delivery options of a pincode, and the name of its area
         * @description If a field has another value than `from` by now, nothing is changed: 409 names it. Existing orders are not changed. Another kitchen serves it once it is removed and added there. A token needs the scope `kitchens:write`.
         */
        patch: operations["changePincode"];
        trace?: never;
    };
    "/api/admin/sold-windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sold places of each delivery window of a day
         * @description A token needs the scope `delivery:read`.
         */
        get: operations["listSoldWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of each day of a period, and of each hour of the day
         * @description A sale counts on the day of its invoice, money that went back on the day of its credit note, so the sums are those of the accountant's tables. A token needs the scope `figures:read`.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gst-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tables of GSTR-1 for a month, and its credit notes
         * @description Tables 5, 7 and 8 together, and table 12 by itself, are the invoices less the credit notes, to the paisa. A token needs the scope `accounts:read`.
         */
        get: operations["getGstReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gst-returns/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tables of GSTR-1 for a month as one CSV file, with its credit notes
         * @description A token needs the scope `accounts:read`.
         */
        get: operations["exportGstReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gst-returns/{gstin}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The GSTR-1 of one registration, as the JSON that GSTN's offline tool imports
         * @description A token needs the scope `accounts:read`.
         */
        get: operations["exportGstReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices of a month, 500 at a time
         * @description A token needs the scope `accounts:read`.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All invoices of a month as CSV, with their sums in the last row
         * @description A token needs the scope `accounts:read`.
         */
        get: operations["exportInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payouts of the payment provider, and payments and refunds that are overdue in its reports
         * @description A token needs the scope `accounts:read`.
         */
        get: operations["listSettlements"];
        put?: never;
        /**
         * Imports the provider's settlement report, and compares each line with the books
         * @description The body is the file as CSV (`text/csv`), at most 8 MB and 20000 rows. All of it or nothing. Lines that were imported before are not changed, so a repeat adds nothing twice. If any cell is wrong, 422 names its row and column. A token needs the scope `settlements:write`.
         */
        post: operations["importSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payout with a page of its lines, each beside the shop's books
         * @description A token needs the scope `accounts:read`.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetches the settlements of a month from the provider, and imports them like its report
         * @description All of it or nothing. Lines that were imported before are not changed, so a repeat adds nothing twice. A token needs the scope `settlements:write`.
         */
        post: operations["fetchSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{id}/lines/{kind}/{entityId}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Closes a difference with an explanation, or opens it again
         * @description If the explanation is not `from` any more, nothing is changed: 409 names the present one. A repeat changes nothing. A token needs the scope `settlements:write`.
         */
        put: operations["explainSettledLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complaints of customers: 30 at a time
         * @description A token needs the scope `complaints:read`.
         */
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/complaints/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One complaint with its answers
         * @description The message of the customer and the texts of the answers need the scope `customers:read` too. A token needs the scope `complaints:read`.
         */
        get: operations["getComplaint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/complaints/{ticket}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a complaint, and closes it if wanted
         * @description The text is mailed to the customer. If the complaint has another status than `from` by now, nothing is changed or sent: 409, so a repeat sends no second mail. With money: `/api/admin/orders/{uuid}/refunds`. A token needs the scope `complaints:write`.
         */
        post: operations["answerComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers' accounts, the newest first, 30 at a time; or those that match a search
         * @description A search shows 50 at most. A token needs the scope `customer-accounts:read`.
         */
        get: operations["listOfficeCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer with orders, coins and complaints
         * @description The newest 50 orders, and the newest 10 entries of the coins. A token needs the scope `customer-accounts:read`.
         */
        get: operations["getOfficeCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refund, returned coins and added coins if the staff cancelled the order now
         * @description A token needs the scope `refunds:write`.
         */
        get: operations["quoteOfficeCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a paid order, and gives back the quoted amounts
         * @description The money is refunded to the payment method of the order. If the figures have changed since the quote, nothing is cancelled: 409 has the new ones. The holder's role limits the amount beyond what the customer's own cancellation would refund. A token needs the scope `refunds:write`.
         */
        post: operations["cancelOfficeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/refundable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The amount of a delivered order that can still be refunded: 0 if all of it was
         * @description A token needs the scope `refunds:write`.
         */
        get: operations["getRefundable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a delivered order, in part or all of it
         * @description With a complaint, this settles it: both or neither. A repeat with the same `id` refunds nothing twice. Another refund with that `id` is refused. If `left` has changed, nothing is refunded: 409. The amounts of one order have the limit of the holder's role. A token needs the scope `refunds:write`.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews to approve, oldest first: 20 at a time
         * @description Without the contact of their authors. A token needs the scope `reviews:write`.
         */
        get: operations["listWaitingReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows a review
         * @description Its author earns coins if they bought the reviewed product. 404 if it is decided already. 422 if a photo is not of this review: nothing is decided or deleted. A token needs the scope `reviews:write`.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rejects a review: it is not shown
         * @description 404 if it is decided already. A token needs the scope `reviews:write`.
         */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/planned-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Planned prices that run or will begin
         * @description A token needs the scope `catalogue:read`.
         */
        get: operations["listPlannedPrices"];
        put?: never;
        /**
         * Plans prices of SKUs with a start, an end, or both, all of them or none
         * @description With an end, the normal prices come back then. Without one, these become the normal prices at the start. A repeat with the same id plans nothing twice. A token needs the scope `planned-prices:write`.
         */
        post: operations["planPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/planned-prices/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends prices that were planned together
         * @description Planned prices that have not begun never begin, and temporary ones end now. 404 if none is left to end. A token needs the scope `planned-prices:write`.
         */
        post: operations["endPlannedPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's own orders, newest first, a page at a time
         * @description `X-Total-Count` says how many there are in all, and `Link` with `rel="next"` where the next page is.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the products of an own order that are still sold into the cart, and returns the rest of it
         * @description `missing` names products and add-ons that are no longer sold. Add-ons, messages, receiver and gift are for the next `createOrder`.
         */
        post: operations["orderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refund if the order is cancelled now
         * @description The share depends on the time to the slot. Send the same figures to `cancelOrder`.
         */
        get: operations["quoteCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order at the quoted figures; 409 with the current figures if they have changed
         * @description The refund starts at once, and spent coins are returned.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slots of a day to which an order can be moved: those with room that cost no more
         * @description A cheaper slot states its refund. Slots that cost more are not listed.
         */
        get: operations["listNewSlots"];
        put?: never;
        /**
         * Move an order to another slot, until the kitchen begins
         * @description Send the refund as listed; if it has changed, the reply is a 409. More than 20 a day per customer are a 429.
         */
        post: operations["rescheduleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Another name, phone or address within the same pincode, until the kitchen begins
         * @description The pincode stays: an address that names another one is refused.
         */
        put: operations["changeReceiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The GST tax invoice of a paid order as PDF; 409 while it is not paid
         * @description It never changes, so keep the copy: fetching is limited to 30 in five minutes.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/credit-notes/{nth}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A credit note of an order as PDF: one for each refund that was sent back, 1 is the first
         * @description They are numbered by order, from 1. One that does not exist is a 404.
         */
        get: operations["getCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/proofs/{proofId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo (WebP) or video that came with a complaint; a part of it when a `Range` is asked for
         * @description Kept for 90 days. Players may ask for ranges of bytes.
         */
        get: operations["getComplaintFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/delivery-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo that closed a delivery, as WebP
         * @description Kept for 90 days. 404 if the delivery was closed with the code.
         */
        get: operations["getDeliveryPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{uuid}/cake-photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of the finished cake, as WebP
         * @description Kept for 90 days.
         */
        get: operations["getCakePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{uuid}/photo-sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photos of an order as PDF, each in its true size, for those who bake
         * @description A page for each piece, with a line to cut along; above 40 pieces a page for each photo. 404 without photos, and for other people. A token needs the scope `customers:read`.
         */
        get: operations["getPhotoSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a photo that another call then names
         * @description A photo of a finished cake for `POST /api/admin/orders/{uuid}/cake-photos`, or of a delivery for `POST /api/admin/run/reports`. The body is the file: JPEG, PNG, WebP or AVIF, at most 15 MB, 64 megapixels and 20,000 px on a side, with an `image/…` content type. It is drawn anew, without metadata. A photo that no call names is erased after 30 days. A token needs the scope `photos:write`.
         */
        post: operations["storeStaffPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a photo for the `photos` of an order
         * @description The body is the file: JPEG, PNG, WebP or AVIF, at most 15 MB, 64 megapixels (AVIF 24, PNG with 16 bits a colour 32) and 20,000 px on a side, with an `image/…` content type. It is stored upright, without metadata, at most 4,000 px wide and high. Photos of a customer are private to them, and to the staff once it is ordered. They are erased 90 days after the delivery, or 30 days after the upload if nothing was ordered.
         */
        post: operations["storePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A preview of a photo as WebP, at most 900 px wide and high
         * @description For its customer, for staff once it is ordered, and before that for whoever knows its random id. For others there is no such photo: 404.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person who is signed in, if any
         * @description Pages load their personal parts from it. A visitor gets `signedIn: false`.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coins, where they came from, and the referral code
         * @description The newest hundred entries of the ledger, and the referral link.
         */
        get: operations["getRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rewards/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names the friend who brought this customer: once, and before the first order arrived
         * @description The friend gets coins when the first order has arrived. A code of one's own, or a second one, is refused.
         */
        post: operations["acceptReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds name and phone to the account where they are missing
         * @description Signing up creates the account. The e-mail must be the session's own.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name, phone and coins
         * @description The e-mail must be the session's own.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getAddress/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved addresses: the default one first, then the newest
         * @description The e-mail must be the session's own.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an address for later orders; saving the same one again changes nothing
         * @description Up to twenty addresses are kept. The reply has all of them.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addRecentViewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a viewed SKU; the newest twenty are kept
         * @description The reply has all of them. The e-mail must be the session's own.
         */
        post: operations["addViewedProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getRecentlyViewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Viewed SKUs, newest first
         * @description At most twenty. The e-mail must be the session's own.
         */
        post: operations["listViewedProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wish-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wish list of the customer, or of the visitor's browser
         * @description After a sign-in, the list of the browser moves into the account. At most 100 products.
         */
        get: operations["listWishes"];
        put?: never;
        /**
         * Adds the product of a SKU to the wish list, or removes it
         * @description The reply has the whole list. Repeating a change is not an error.
         */
        post: operations["changeWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels for which the last re-authentication is still valid, and the ways to renew it
         * @description `lax` holds for a day, `moderate` for an hour, `strict` for ten minutes. Calls that need one say so in their summary, and answer 403 `reverify` without it.
         */
        get: operations["getReauthentication"];
        put?: never;
        /**
         * Re-authenticates the session's owner by password or mailed code
         * @description Valid for this session only. Too many wrong passwords or codes are a 429.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the account's owner a code for /account/proof
         * @description Six digits, good for ten minutes and five tries. A new code makes the old one void.
         */
        post: operations["sendReauthenticationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices on which this customer is signed in (lax)
         * @description Device names in plain words, each with the IP address of its last request.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs one of these devices out
         * @description The next request of its device is a visitor's.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs this customer out everywhere, or everywhere else
         * @description `keepThis` keeps the session of this call.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes name and phone (lax)
         * @description An empty phone number removes it.
         */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets or changes the password, and signs every other device out (strict)
         * @description 8 to 128 characters. A mail notifies the owner.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/newEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a code to the account's new e-mail (strict)
         * @description Nothing changes until the code is confirmed. The reply does not reveal whether the e-mail has an account.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/newEmail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the account's e-mail to the one the code was sent to, and signs out every other device (strict)
         * @description A mail notifies the old e-mail. A newsletter subscription moves to the new one.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins or leaves the newsletter; an unverified e-mail confirms by mail first, and leaves by mail (lax)
         * @description `pending` means that a mail asks for confirmation.
         */
        post: operations["chooseNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data that the shop holds about this customer (moderate)
         * @description Orders, payments, complaints, coins, reviews, sessions and mails, as JSON. Without secrets, and without data of other people.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases the account; orders stay without the person, as tax law wants (strict)
         * @description Refused while an order is open or a refund is under way. It can't be undone.
         */
        post: operations["eraseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/getAllBlogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every article
         * @description Title, description, author and picture of each, for a page of articles.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @constant */
            success: false;
            /** @description For people */
            message: string;
            /** @description For programs; stable */
            code: string;
            /** @description The wrong fields */
            issues?: {
                path: string;
                message: string;
            }[];
            /** @description Details of some refusals: the current figures, or the fields in conflict */
            data?: unknown;
        };
        Nothing: {
            success: boolean;
            message: string;
            data: null;
        };
        Card: {
            SKU: string;
            name: string;
            /** @description Weight or size that the price is for */
            weight: string;
            /** @description Number of people that it serves, as text; empty for products that are not eaten */
            serves: string;
            href: string;
            /** @description Rupees */
            Price: number;
            /** @description Rupees */
            Sell: number;
            /** @description Whole percent off */
            discount: number;
            Points: number;
            mark: ("eggless" | "egg") | null;
            rating: number;
            reviews: number;
            /** @enum {string} */
            tile: "rose" | "gold" | "pista" | "cream" | "lilac";
            cutout: components["schemas"]["Picture"];
            photo: components["schemas"]["Picture"];
            /** @enum {string} */
            deliveryTime: "same" | "next" | "scheduled";
            /** @description Hours that it takes to make */
            leadHours: number;
            /** @enum {string} */
            Status: "Active" | "Inactive";
        };
        ChangedCart: {
            success: boolean;
            message: string;
            data: string[];
        };
        Customer: {
            success: boolean;
            message: string;
            data: {
                email: string;
                name: string;
                phoneNumber: string;
                /** @description Coins that can be spent now */
                Points: number;
            };
        };
        Addresses: {
            success: boolean;
            message: string;
            /** @description Flat, street and landmark, joined by commas */
            data: string[];
        };
        ViewedProducts: {
            success: boolean;
            message: string;
            /** @description SKUs, the newest first */
            data: string[];
        };
        Picture: {
            id: string;
            /** @description Path without width and format: add -400.avif and the like */
            base: string;
            width: number;
            height: number;
            widths: number[];
        };
        Quote: {
            possible: boolean;
            /** @description Code of the reason for this share; stable */
            reason: string;
            /** @description The reason in words for people */
            words: string;
            /** @description Percentage of the money that is refunded */
            percent: number;
            /** @description Rupees */
            paid: number;
            /** @description Rupees */
            refund: number;
            /** @description Spent coins that are returned */
            coins: number;
            /** @description Until when the whole amount is refunded */
            freeUntil: string | null;
        };
        OrderLine: {
            SKU: string;
            ProductName: string;
            Flavour: string;
            Weight: string;
            /** @description Rupees */
            price: number;
            quantity: number;
            /** @description Rupees */
            total: number;
            /** @enum {string} */
            sheetName: "Cakes" | "Add-Ons";
            /** @description Message piped on this cake; empty for none */
            message: string;
            /** @description Kind of the question that the add-on asked; null for none */
            question: ("digits" | "text" | "name" | "letter") | null;
            /** @description The answer to it; empty if none was given */
            answer: string;
            /** @description Parts of a combo at the time of the order, in words; empty for other products */
            parts: string[];
            image: string;
        };
        /** @description Rupees */
        OrderFigures: {
            items: number;
            addOns: number;
            delivery: number;
            /** @description A number of coins, each worth a rupee */
            coins: number;
            total: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCatalogueRows: {
        parameters: {
            query: {
                start: string;
                end: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: (string | number)[][];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                SKU: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            SKU: string;
                            ProductName: string;
                            Weight: string;
                            Flavour: string;
                            Points: number;
                            /** @description Rupees */
                            Sell: number;
                            /** @description Rupees */
                            Price: number;
                            Image: string;
                            /** @enum {string} */
                            Status: "Active" | "Inactive";
                            /** @enum {string} */
                            MessageText: "Yes" | "No";
                            Description: string;
                            rating: number;
                            reviews: number;
                        };
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCombos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            ProductName: string;
                            Flavour: string;
                            Weight: string;
                            /** @description Rupees */
                            Sell: number;
                            Image: string;
                            /** @enum {string} */
                            Status: "Active" | "Inactive";
                        }[];
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            values: (string | number)[][];
                            /** @description The questions of the add-ons that ask one */
                            questions?: {
                                SKU: string;
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                /** @description Characters that the answer may have */
                                limit: number;
                            }[];
                            /** @description SKUs that are offered only with a cake */
                            onlyWithCake?: string[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query: {
                sku: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: components["schemas"]["Card"][];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            reviews: {
                                id: string;
                                name: string;
                                message: string;
                                stars: number | null;
                                /** @description Day, YYYY-MM-DD */
                                on: string;
                                /** @description Whether the product was delivered to its author */
                                verified: boolean;
                                bought: string;
                                /** @description Demo data */
                                isDemo: boolean;
                                /** @description Ids of photos by the author, at `/api/reviews/photos/{id}/small` and `…/large` */
                                photos: string[];
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReviewPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                size: "small" | "large";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestCakes: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            Flavour: string;
                            /** @description Text of the suggestion: `{sku} - {flavour}` */
                            Text: string;
                            ProductName: string;
                            /** @description Rupees */
                            Sell: number;
                            /** @description Rupees, before the discount */
                            Price: number;
                            /** @description A cut-out picture with a transparent background */
                            Image: string;
                            /**
                             * @description Background colour for the picture
                             * @enum {string}
                             */
                            Tile: "rose" | "gold" | "pista" | "cream" | "lilac";
                            /** @enum {string} */
                            Status: "Active" | "Inactive";
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkPincode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            [key: string]: string;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeliveryArea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            pincode: string;
                            area: string;
                            city: string;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSlotLabels: {
        parameters: {
            query?: {
                date?: string;
                sku?: string | string[];
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: string[][];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveryWindows: {
        parameters: {
            query: {
                date: string;
                sku?: string | string[];
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            today: string;
                            hour: number;
                            /** @description The kitchen that makes the order, and where a Pickup order is collected */
                            kitchen: {
                                name: string;
                                address: string;
                                city: string;
                                pincode: string;
                            };
                            options: {
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                name: string;
                                /** @description Rupees */
                                fee: number;
                                /** @description Goods value from which delivery is free */
                                freeFrom: number | null;
                                slots: {
                                    label: string;
                                    startMinute: number;
                                    endMinute: number;
                                    placesLeft: number;
                                    capacity: number;
                                    /** @enum {string} */
                                    state: "open" | "full" | "closed";
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEarliestSlots: {
        parameters: {
            query?: {
                date?: string;
                /** @description Name of a delivery option, such as `Standard Delivery` */
                type?: string;
                /** @description Label of one of its windows, such as `3 PM - 6 PM` */
                time?: string;
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            today: string;
                            hour: number;
                            /** @description Slots of all options but Pickup */
                            earliest: {
                                /** @description Hours that it takes to make */
                                leadHours: number;
                                /** @description YYYY-MM-DD */
                                date: string;
                                /** @description For Midnight the evening before its date */
                                arrivesOn: string;
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                label: string;
                                startMinute: number;
                                endMinute: number;
                                placesLeft: number;
                                capacity: number;
                                /** @description Rupees */
                                fee: number;
                            }[];
                            earliestPickup: {
                                /** @description Hours that it takes to make */
                                leadHours: number;
                                /** @description YYYY-MM-DD */
                                date: string;
                                /** @description For Midnight the evening before its date */
                                arrivesOn: string;
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                label: string;
                                startMinute: number;
                                endMinute: number;
                                placesLeft: number;
                                capacity: number;
                                /** @description Rupees */
                                fee: number;
                            }[];
                            /** @description The longest lead time, in hours, that still makes the requested slot; null if none does */
                            reach: number | null;
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveryDays: {
        parameters: {
            query?: {
                sku?: string | string[];
            };
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            today: string;
                            hour: number;
                            days: {
                                /** @description YYYY-MM-DD */
                                date: string;
                                /** @enum {string} */
                                state: "open" | "full" | "closed";
                                slotsLeft: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description JSON: a list of { skuid, quantity } */
                            cart: string;
                            rows: {
                                skuid: string;
                                quantity: number;
                                /** @enum {string} */
                                state: "available" | "unavailable" | "gone";
                                name: string;
                                href: string | null;
                                flavour: string;
                                weight: string;
                                /** @description Rupees */
                                price: number;
                                /** @description Rupees */
                                orginalPrice: number;
                                image: string;
                                cutout: string;
                                tile: string;
                            }[];
                            /** @description Rupees */
                            items: number;
                            /** @description Charge for Standard Delivery of the cart */
                            delivery: number;
                            /** @description Fee of each delivery option, and the goods value from which it is free; null if it never is */
                            fees: {
                                name: string;
                                /** @description Rupees */
                                fee: number;
                                freeFrom: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    SKU: {
                        skuid: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCart"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    skuid: string;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCart"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    skuid: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedCart"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same order returns the same order; with a different order, a 409 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    deliveryDate: string;
                    deliveryTime: string;
                    deliveryType: string;
                    /** @default  */
                    message?: string;
                    name: string;
                    phone: string;
                    altPhone?: string;
                    address: string;
                    /** @enum {string} */
                    addressType: "Home" | "Office" | "Other";
                    pinCode: string;
                    sku: {
                        SKU: string;
                        /** @description Rupees for one piece, as shown to the shopper */
                        price: number;
                        quantity: number;
                        /** @enum {string} */
                        sheetName: "Cakes" | "Add-Ons";
                        /** @description Ignored */
                        image?: string;
                        /**
                         * @description Message piped on this cake; the order's own message goes on the first cake that takes one
                         * @default
                         */
                        message?: string;
                        /**
                         * @description Printed on this item. Without one, the shop asks the customer for it
                         * @default []
                         */
                        photos?: {
                            id: string;
                            /** @description Width in pixels from the reply to the upload */
                            width: number;
                            height: number;
                            /** @enum {string} */
                            shape: "round" | "heart" | "square";
                            /** @description Quarter turns clockwise, before cropping */
                            turns: number;
                            /** @description Left edge of the printed square, in pixels of the turned photo */
                            x: number;
                            y: number;
                            side: number;
                            /**
                             * @description The customer may use the photo
                             * @enum {boolean}
                             */
                            mayUse: true;
                        }[];
                        /**
                         * @description The answer to the question of an add-on: see `questions` of the add-ons. A number takes a piece for each digit. Without an answer the shop calls the customer
                         * @default
                         */
                        answer?: string;
                    }[];
                    /** @default false */
                    useCoins?: boolean;
                    /** @description Gift settings; leave out if the order is not a gift */
                    gift?: {
                        /**
                         * @description Only the shop learns who sent it
                         * @default false
                         */
                        anonymous?: boolean;
                        /**
                         * @description The name on the card
                         * @default
                         */
                        from?: string;
                        /**
                         * @description Text of the card; empty for no card
                         * @default
                         */
                        card?: string;
                        /**
                         * @description No bill and no price in the box or on its label
                         * @default false
                         */
                        hidePrices?: boolean;
                        /**
                         * @description The receiver hears nothing before it arrives
                         * @default false
                         */
                        surprise?: boolean;
                        /**
                         * @description The receiver's e-mail for mails about the gift; empty for none
                         * @default
                         */
                        receiverEmail?: "" | string;
                        /** @description The number that the rider calls in place of the receiver's; empty for the receiver's */
                        callPhone?: string;
                    };
                    /**
                     * @description Whether the ordered products leave the cart once the order is paid
                     * @default false
                     */
                    fromCart?: boolean;
                    /** @description Rupees for the whole order, as shown to the shopper. If it is not the total now, a 409 `price-changed` */
                    total?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            /** @description URL of the checkout script */
                            checkoutUrl: string;
                            /**
                             * Format: date-time
                             * @description The slot and the coins are held until then
                             */
                            holdUntil: string;
                            summary: components["schemas"]["OrderFigures"];
                            /**
                             * Format: uuid
                             * @description The customer order id
                             */
                            uuid: string;
                            orderNumber: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resumePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            /** @description URL of the checkout script */
                            checkoutUrl: string;
                            /**
                             * Format: date-time
                             * @description The slot and the coins are held until then
                             */
                            holdUntil: string;
                            summary: components["schemas"]["OrderFigures"];
                            /**
                             * Format: uuid
                             * @description The customer order id
                             */
                            uuid: string;
                            orderNumber: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An order payload is accepted and ignored: the order stored at create-order counts */
        requestBody: {
            content: {
                "application/json": {
                    /** @description razorpay_order_id */
                    orderId: string;
                    /** @description razorpay_payment_id */
                    paymentId: string;
                    /** @description razorpay_signature */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            orderNumber: string;
                            paid: boolean;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    payByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            /** @description URL of the checkout script */
                            checkoutUrl: string;
                            /**
                             * Format: date-time
                             * @description The slot and the coins are held until then
                             */
                            holdUntil: string;
                            summary: components["schemas"]["OrderFigures"];
                            /**
                             * Format: uuid
                             * @description The customer order id
                             */
                            uuid: string;
                            orderNumber: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end of the link */
                token: string;
            };
            cookie?: never;
        };
        /** @description An order payload is accepted and ignored: the order stored at create-order counts */
        requestBody: {
            content: {
                "application/json": {
                    /** @description razorpay_order_id */
                    orderId: string;
                    /** @description razorpay_payment_id */
                    paymentId: string;
                    /** @description razorpay_signature */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            orderNumber: string;
                            paid: boolean;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createTestOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            razorpayOrder: {
                                id: string;
                                /** @description Paise */
                                amount: number;
                                currency: string;
                            };
                            keyId: string;
                            checkoutUrl: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyTestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An order payload is accepted and ignored: the order stored at create-order counts */
        requestBody: {
            content: {
                "application/json": {
                    /** @description razorpay_order_id */
                    orderId: string;
                    /** @description razorpay_payment_id */
                    paymentId: string;
                    /** @description razorpay_signature */
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            paymentId: string;
                            status: string;
                            method: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                "x-razorpay-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerOrderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            orderId: string;
                            /** @description JSON text of a list of lines */
                            sku: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                            paid: boolean;
                            deliveryDate: string;
                            deliveryTime: string;
                            deliveryType: string;
                            message: string;
                            name: string;
                            phone: string;
                            altPhone: string;
                            email: string;
                            address: string;
                            /** @enum {string} */
                            addressType: "Home" | "Office" | "Other";
                            pinCode: string;
                            /** @description Null if it is no gift */
                            gift: {
                                /** @description Only the shop learns who sent it */
                                anonymous: boolean;
                                /** @description The name on the card */
                                from: string;
                                /** @description Text of the card; empty for no card */
                                card: string;
                                /** @description No bill and no price in the box or on its label */
                                hidePrices: boolean;
                                /** @description The receiver hears nothing before it arrives */
                                surprise: boolean;
                                /** @description The receiver's e-mail for mails about the gift; empty for none */
                                receiverEmail: string;
                                /** @description The number that the rider calls in place of the receiver's; empty for the receiver's */
                                callPhone: string;
                            } | null;
                            /** @description The code to say at the hand-over; null for staff, until the order is ready, and once it is delivered or cancelled */
                            deliveryCode: string | null;
                            paymentMethod: string | null;
                            /** @enum {string} */
                            paymentStatus: "created" | "attempted" | "failed" | "expired" | "paid" | "refunding" | "refunded" | "part-refunded";
                            /** @description Money on its way back, oldest first */
                            refunds: {
                                /** @description Rupees */
                                amount: number;
                                /**
                                 * @description A failed refund is retried
                                 * @enum {string}
                                 */
                                stage: "requested" | "sent" | "processed" | "failed";
                                reason: string;
                                /** Format: date-time */
                                requestedAt: string;
                                settledAt: string | null;
                            }[];
                            kitchen: {
                                name: string;
                                city: string;
                                address: string;
                            };
                            steps: {
                                name: string;
                                reached: boolean;
                                at: string | null;
                            }[];
                            events: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                note: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            placedAt: string | null;
                            /** @description Rupees */
                            items: number;
                            /** @description Rupees */
                            addOns: number;
                            /** @description Rupees */
                            delivery: number;
                            /** @description Coins spent, each worth a rupee */
                            coins: number;
                            /** @description Rupees */
                            total: number;
                        };
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, until the client or the shop ends the stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followKitchen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, until the client or the shop ends the stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tapOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * @description The status that the board showed, or that the tap before it sets
                     * @enum {string}
                     */
                    seen: "placed" | "accepted" | "preparing" | "ready";
                    /** @enum {string} */
                    to: "preparing" | "ready" | "shipped";
                    /**
                     * Format: date-time
                     * @description The time of the tap by the shop's clock, as far as the board knows it; a repeat has the same
                     */
                    at: string;
                    /** @description Id of the user who tapped. If another user sends the tap, it is refused with 403 */
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            orderId: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                            /**
                             * Format: date-time
                             * @description The shop's time of this answer
                             */
                            at: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, until the client or the shop ends the stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reportStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @description Id of the user who tapped. If another user sends the report, it is refused with 403 */
                    userId?: string;
                    /** @enum {string} */
                    kind: "picked up";
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @description Id of the user who tapped. If another user sends the report, it is refused with 403 */
                    userId?: string;
                    /** @enum {string} */
                    kind: "set out";
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @description Id of the user who tapped. If another user sends the report, it is refused with 403 */
                    userId?: string;
                    /** @enum {string} */
                    kind: "delivered";
                    /** @description The code that the customer said; empty for none */
                    code: string;
                    /** @description The id of a photo sent to `/api/photos`, by a program to `/api/admin/photos`; empty for none */
                    photo: string;
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @description Id of the user who tapped. If another user sends the report, it is refused with 403 */
                    userId?: string;
                    /** @enum {string} */
                    kind: "moved";
                    /**
                     * Format: uuid
                     * @description The stop of the same run that is driven directly after it
                     */
                    before: string;
                } | {
                    /**
                     * Format: uuid
                     * @description Made by the sender; a repeat has the same
                     */
                    id: string;
                    /** Format: uuid */
                    orderId: string;
                    /**
                     * Format: date-time
                     * @description The time of the tap
                     */
                    at: string;
                    /** @description Id of the user who tapped. If another user sends the report, it is refused with 403 */
                    userId?: string;
                    /** @enum {string} */
                    kind: "failed";
                    /** @enum {string} */
                    reason: "no answer" | "nobody home" | "wrong address" | "refused" | "later" | "damaged" | "other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            orderId: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeOrders: {
        parameters: {
            query: {
                /** @description The first day of work */
                from: string;
                /** @description The last one, at most 91 days later */
                to: string;
                /** @description One or several; without it, all that were paid */
                status?: ("awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable") | ("awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable")[];
                /** @description The id of one kitchen */
                kitchen?: string;
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            orders: {
                                /** Format: uuid */
                                uuid: string;
                                /** @description The order number shown to people */
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                /** @description The day on which it is made and delivered */
                                day: string;
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                /** @description The promised hours in words */
                                hours: string;
                                kitchen: {
                                    id: string;
                                    name: string;
                                };
                                /** @description Area and pincode of the address */
                                area: string;
                                lines: {
                                    SKU: string;
                                    name: string;
                                    flavour: string;
                                    /** @description Weight or size as shoppers see it; empty for an add-on */
                                    weight: string;
                                    /** @description Null for products that are not food, and for add-ons */
                                    eggless: boolean | null;
                                    quantity: number;
                                    /** @description Message piped on this cake; empty for none, null without the scope `customers:read`, and for those who do not see receivers */
                                    message: string | null;
                                }[];
                                /** @description Overdue: still open after its promised time */
                                late: boolean;
                                placedAt: string | null;
                                /** @description Null for those who do not see money */
                                total: number | null;
                                /** @description The receiver; null without the scope `customers:read`, and for those who do not see receivers */
                                receiver: {
                                    name: string;
                                    /** @description Empty for those who do not see it */
                                    phone: string;
                                    /** @description The customer's; empty for those who do not see it */
                                    email: string;
                                } | null;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            number: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                            /** @description The day on which it is made and delivered */
                            day: string;
                            /** @enum {string} */
                            option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                            /** @description The promised hours in words */
                            hours: string;
                            kitchen: {
                                id: string;
                                name: string;
                            };
                            /** @description Area and pincode of the address */
                            area: string;
                            lines: {
                                SKU: string;
                                name: string;
                                flavour: string;
                                /** @description Weight or size as shoppers see it; empty for an add-on */
                                weight: string;
                                /** @description Null for products that are not food, and for add-ons */
                                eggless: boolean | null;
                                quantity: number;
                                /** @description Message piped on this cake; empty for none, null without the scope `customers:read`, and for those who do not see receivers */
                                message: string | null;
                            }[];
                            failedAttempts: number;
                            /** @description Number of times that its confirmation was mailed again; null if that is not possible, or the caller may not */
                            confirmationsResent: number | null;
                            /** @description Oldest first */
                            events: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                by: string;
                            }[];
                            /** @description Photos of the finished cake that the customer has, the newest last; none for those who do not see them */
                            cakePhotos: {
                                /** @description For `GET /api/admin/orders/{uuid}/cake-photos/{id}` */
                                id: string;
                                /** Format: date-time */
                                takenAt: string;
                                /** @description Null until the customer answers */
                                answer: ("approved" | "change") | null;
                                /** @description The change that the customer wishes; empty for none, null without the scope `customers:read`, and for those who do not see receivers */
                                wish: string | null;
                            }[];
                            /** @description Null for those who do not see money */
                            money: {
                                /** @description Rupees */
                                items: number;
                                /** @description Rupees */
                                addOns: number;
                                /** @description Rupees */
                                delivery: number;
                                /** @description Coins spent, each worth a rupee */
                                coins: number;
                                /** @description Rupees */
                                total: number;
                                /** @enum {string} */
                                paymentStatus: "created" | "attempted" | "failed" | "expired" | "paid" | "refunding" | "refunded" | "part-refunded";
                                paymentMethod: string | null;
                                /** @description Requested, sent and processed refunds */
                                refunded: number;
                            } | null;
                            /** @description The receiver; null without the scope `customers:read`, and for those who do not see receivers */
                            receiver: {
                                name: string;
                                /** @description Null for those who do not see it */
                                address: string | null;
                                /** @description Phone numbers, the first to call first; empty for those who do not see them */
                                phones: string[];
                                /** @description The customer's; null for those who do not see it */
                                email: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The caller's own and the shared ones, by name */
                            views: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                shared: boolean;
                                /** @description Whether the caller may remove it */
                                removable: boolean;
                                /** @description The saved filters of the list of orders */
                                filter: {
                                    on?: string;
                                    from?: string;
                                    to?: string;
                                    status?: string[];
                                    option?: string;
                                    slot?: string;
                                    kitchen?: string;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * @description For all staff who see orders
                     * @default false
                     */
                    shared?: boolean;
                    filter: {
                        /** @description The day of work; it wins over a range */
                        on?: string;
                        /** @description A day, or yesterday, today, tomorrow, which are read anew on each day */
                        from?: string;
                        /** @description A day, or yesterday, today, tomorrow, which are read anew on each day */
                        to?: string;
                        status?: ("awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable")[];
                        /** @enum {string} */
                        option?: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                        /** @description In minutes of the shop's day: 540-720 is 9 AM to 12 PM */
                        slot?: string;
                        /** @description The id of one kitchen */
                        kitchen?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The caller's own and the shared ones, by name */
                            views: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                shared: boolean;
                                /** @description Whether the caller may remove it */
                                removable: boolean;
                                /** @description The saved filters of the list of orders */
                                filter: {
                                    on?: string;
                                    from?: string;
                                    to?: string;
                                    status?: string[];
                                    option?: string;
                                    slot?: string;
                                    kitchen?: string;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The status that the program read
                     * @enum {string}
                     */
                    from: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                    /** @enum {string} */
                    to: "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "undeliverable";
                    /** @description Needed for `undeliverable`: the reason. The customer sees it */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    closeDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the program. A repeat with the same one gets the first answer
                     */
                    id: string;
                    /**
                     * @description The code that the customer said; null for none
                     * @default null
                     */
                    code?: string | null;
                    /**
                     * @description The `id` of the reply of `POST /api/admin/photos`. It counts if the code is wrong
                     * @default null
                     */
                    photo?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            proof: "code" | "photo";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the program. A repeat with the same one adds no second note
                     */
                    id: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeSlots: {
        parameters: {
            query: {
                day: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description YYYY-MM-DD */
                            day: string;
                            slots: {
                                type: string;
                                time: string;
                                /** @description Delivery charge of this slot */
                                charge: number;
                                /** @description Rupees that are refunded to the customer */
                                refund: number;
                            }[];
                            /** @description Highest percentage that a later cancellation refunds */
                            mostPercent: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rescheduleOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day: string;
                    /** @description `type` of the listed slot */
                    type: string;
                    /** @description `time` of the listed slot */
                    time: string;
                    /** @description The listed refund. If it has changed, nothing is moved */
                    refund: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description YYYY-MM-DD */
                            day: string;
                            type: string;
                            time: string;
                            /** @description Rupees */
                            refund: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOtherKitchens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The id of the order's present kitchen. Send it as `from` */
                            kitchen: string;
                            others: {
                                id: string;
                                name: string;
                                /** @description Number of orders of this size that still fit into the slot */
                                placesLeft: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveOrderToKitchen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The kitchen that the program has read */
                    from: string;
                    to: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            kitchen: {
                                id: string;
                                name: string;
                            };
                            /** @description The number of the run that it has left; null for none */
                            leftRun: number | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `confirmationsResent` of the order. A repeat with the same number sends no second mail */
                    resent: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description False if it was sent before with this number. Then nothing is sent */
                            sent: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            phone: string;
                            altPhone: string;
                            address: string;
                            /** @enum {string} */
                            addressType: "Home" | "Office" | "Other";
                            pincode: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeOfficeReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The receiver that `GET` returned */
                    from: {
                        name: string;
                        phone: string;
                        altPhone: string;
                        address: string;
                        /** @enum {string} */
                        addressType: "Home" | "Office" | "Other";
                    };
                    /** @description The whole receiver. Fields that equal `from` are not changed */
                    to: {
                        name: string;
                        phone: string;
                        altPhone?: string;
                        address: string;
                        /** @enum {string} */
                        addressType: "Home" | "Office" | "Other";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeOrderMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                /** @description The place in `lines` of the order, 0 for the first */
                line: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The message that the program has read; empty for none */
                    from: string;
                    /**
                     * @description Empty to remove it
                     * @default
                     */
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            changed: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addCakePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `id` of the reply of `POST /api/admin/photos` */
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            number: string;
                            /** @description The id of the photo, which the customer has now */
                            photo: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeCakePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeDeliveryPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takePhoneOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the program. A repeat with the same one takes no second order
                     */
                    id: string;
                    /** @description The customer who orders and pays */
                    caller: {
                        phone: string;
                        userId: string;
                    } | {
                        phone: string;
                        callerName: string;
                        email: string;
                    };
                    /** @description The order as for `POST /api/payment/create-order`, with the prices named to the caller */
                    order: {
                        deliveryDate: string;
                        deliveryTime: string;
                        deliveryType: string;
                        /** @default  */
                        message?: string;
                        name: string;
                        phone: string;
                        altPhone?: string;
                        address: string;
                        /** @enum {string} */
                        addressType: "Home" | "Office" | "Other";
                        pinCode: string;
                        sku: {
                            SKU: string;
                            /** @description Rupees for one piece, as shown to the shopper */
                            price: number;
                            quantity: number;
                            /** @enum {string} */
                            sheetName: "Cakes" | "Add-Ons";
                            /** @description Ignored */
                            image?: string;
                            /**
                             * @description Message piped on this cake; the order's own message goes on the first cake that takes one
                             * @default
                             */
                            message?: string;
                            /**
                             * @description Printed on this item. Without one, the shop asks the customer for it
                             * @default []
                             */
                            photos?: {
                                id: string;
                                /** @description Width in pixels from the reply to the upload */
                                width: number;
                                height: number;
                                /** @enum {string} */
                                shape: "round" | "heart" | "square";
                                /** @description Quarter turns clockwise, before cropping */
                                turns: number;
                                /** @description Left edge of the printed square, in pixels of the turned photo */
                                x: number;
                                y: number;
                                side: number;
                                /**
                                 * @description The customer may use the photo
                                 * @enum {boolean}
                                 */
                                mayUse: true;
                            }[];
                            /**
                             * @description The answer to the question of an add-on: see `questions` of the add-ons. A number takes a piece for each digit. Without an answer the shop calls the customer
                             * @default
                             */
                            answer?: string;
                        }[];
                        /** @description Gift settings; leave out if the order is not a gift */
                        gift?: {
                            /**
                             * @description Only the shop learns who sent it
                             * @default false
                             */
                            anonymous?: boolean;
                            /**
                             * @description The name on the card
                             * @default
                             */
                            from?: string;
                            /**
                             * @description Text of the card; empty for no card
                             * @default
                             */
                            card?: string;
                            /**
                             * @description No bill and no price in the box or on its label
                             * @default false
                             */
                            hidePrices?: boolean;
                            /**
                             * @description The receiver hears nothing before it arrives
                             * @default false
                             */
                            surprise?: boolean;
                            /**
                             * @description The receiver's e-mail for mails about the gift; empty for none
                             * @default
                             */
                            receiverEmail?: "" | string;
                            /** @description The number that the rider calls in place of the receiver's; empty for the receiver's */
                            callPhone?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description Anyone with this link can see the ordered products and pay */
                            url: string;
                            /**
                             * Format: date-time
                             * @description End of the time in which the link works and the slot is held
                             */
                            until: string;
                            /** @description A payment was begun, and the bank has not answered yet */
                            withBank: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description Anyone with this link can see the ordered products and pay */
                            url: string;
                            /**
                             * Format: date-time
                             * @description End of the time in which the link works and the slot is held
                             */
                            until: string;
                            /** @description A payment was begun, and the bank has not answered yet */
                            withBank: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelUnpaidOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeProducts: {
        parameters: {
            query?: {
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            products: {
                                ProductID: string;
                                name: string;
                                category: string;
                                /**
                                 * @description Whether customers see it, and can order it
                                 * @enum {string}
                                 */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                                skuCount: number;
                                /** @description Null without SKUs */
                                lowestPrice: number | null;
                                /** @description Null without SKUs */
                                highestPrice: number | null;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Null: made from the name
                     * @default null
                     */
                    code?: string | null;
                    name: string;
                    description: string;
                    care: string;
                    delivery: string;
                    category: string;
                    /**
                     * @description Besides the main category
                     * @default []
                     */
                    listedUnder?: string[];
                    /** @default  */
                    flavour?: string;
                    /** @enum {string} */
                    kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                    /** @description One of `/api/admin/tax-classes`. Invoices that are issued keep theirs */
                    taxClass: string;
                    /** @default [] */
                    occasions?: string[];
                    leadHours: number;
                    /** @default null */
                    bestBeforeHours?: number | null;
                    takesMessage: boolean;
                    /**
                     * @description Kind of print of the customer's photo; null if the product takes no photo
                     * @default null
                     */
                    photoPrint?: ("cake top" | "strip" | "mug" | "cushion") | null;
                    /**
                     * @description Kinds of personalization by which listings find it. Photo and Message follow `photoPrint` and `takesMessage`
                     * @default []
                     */
                    personalization?: ("Photo" | "Name" | "Message")[];
                    /** @description Allergens in it; an empty list says that it holds none */
                    contains: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    /** @description Allergens of which it may hold traces */
                    mayContain: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    proteinMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    carbohydrateMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    sugarsMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    addedSugarsMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    fatMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    saturatedFatMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    transFatMg?: number | null;
                    /**
                     * @description Per 100 g; null if not measured
                     * @default null
                     */
                    sodiumMg?: number | null;
                    /** @default  */
                    otherAllergens?: string;
                    /** @description Allergens without an answer yet. With any, the product stays a draft */
                    openAllergens?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    /** @default null */
                    kcalPer100g?: number | null;
                    /**
                     * @description Minutes of work for one piece; null for the usual ones of its category or kind
                     * @default null
                     */
                    ovenMinutes?: number | null;
                    /**
                     * @description Minutes of work for one piece; null for the usual ones of its category or kind
                     * @default null
                     */
                    decoratorMinutes?: number | null;
                    skus: {
                        /**
                         * @description Null: made from the product's code and the size
                         * @default null
                         */
                        SKU?: string | null;
                        weight: string;
                        serves: string;
                        eggless: boolean;
                        /** @description Rupees */
                        mrp: number;
                        /** @description Rupees */
                        price: number;
                        /** @default null */
                        cost?: number | null;
                        /**
                         * @description Whether this SKU is on sale once the product is published
                         * @default true
                         */
                        active?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: string;
                    name?: string;
                    description?: string;
                    care?: string;
                    delivery?: string;
                    category?: string;
                    listedUnder?: string[];
                    flavour?: string;
                    occasions?: string[];
                    leadHours?: number;
                    bestBeforeHours?: number | null;
                    takesMessage?: boolean;
                    /** @default [] */
                    skus?: {
                        SKU: string;
                        weight?: string;
                        serves?: string;
                        eggless?: boolean;
                        /** @description Whether this SKU is on sale */
                        active?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            skus: {
                                SKU: string;
                                /** @description In their order; empty if nothing is written */
                                parts: {
                                    /** @description Null for words */
                                    SKU: string | null;
                                    /** @description Pieces of the SKU; 1 for words */
                                    quantity: number;
                                    /** @description Empty for a SKU */
                                    words: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    skus: {
                        SKU: string;
                        /** @description The parts that the program read */
                        from: {
                            /**
                             * @description A SKU of another product; null with `words`
                             * @default null
                             */
                            SKU?: string | null;
                            /**
                             * @description Pieces of the SKU
                             * @default 1
                             */
                            quantity?: number;
                            /**
                             * @description A part that the shop does not sell alone, in words
                             * @default
                             */
                            words?: string;
                        }[];
                        /** @description In their new order. Empty: nothing is written about it */
                        to: {
                            /**
                             * @description A SKU of another product; null with `words`
                             * @default null
                             */
                            SKU?: string | null;
                            /**
                             * @description Pieces of the SKU
                             * @default 1
                             */
                            quantity?: number;
                            /**
                             * @description A part that the shop does not sell alone, in words
                             * @default
                             */
                            words?: string;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            skus: {
                                SKU: string;
                                /** @description In their order; empty if nothing is written */
                                parts: {
                                    /** @description Null for words */
                                    SKU: string | null;
                                    /** @description Pieces of the SKU; 1 for words */
                                    quantity: number;
                                    /** @description Empty for a SKU */
                                    words: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    prices: {
                        SKU: string;
                        /** @description The prices that the program read */
                        from: {
                            /** @description Rupees */
                            mrp: number;
                            /** @description Rupees */
                            price: number;
                        };
                        to: {
                            /** @description Rupees */
                            mrp: number;
                            /** @description Rupees */
                            price: number;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description SKUs that differ now */
                            changed: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfferedCombos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            /** @description In their order, also those that cannot be ordered now */
                            combos: {
                                SKU: string;
                                /** @description The label on the page of the product: it names the added products */
                                label: string;
                                name: string;
                                /** @enum {string} */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeOfferedCombos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The combos that the program read */
                    from: {
                        SKU: string;
                        label: string;
                    }[];
                    /** @description In their new order */
                    to: {
                        SKU: string;
                        /** @description The label on the page of the product: it names the added products */
                        label: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ProductID: string;
                            /** @description In their order, also those that cannot be ordered now */
                            combos: {
                                SKU: string;
                                /** @description The label on the page of the product: it names the added products */
                                label: string;
                                name: string;
                                /** @enum {string} */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCatalogueDifference: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Null if nothing differs, or no table waits */
                            difference: {
                                name: string;
                                /** @description Send it to import exactly this */
                                fingerprint: string;
                                counts: {
                                    /** @description Products with a changed cell */
                                    products: number;
                                    /** @description SKUs with a changed cell */
                                    skus: number;
                                    newProducts: number;
                                    newSkus: number;
                                    /** @description Changed cells, without those of new products and SKUs */
                                    cells: number;
                                };
                                /** @description 100 on a page */
                                rows: {
                                    /** @description Row in the file; the header is row 1 */
                                    row: number;
                                    SKU: string;
                                    ProductID: string;
                                    /** @description Its name */
                                    product: string;
                                    /** @description `product` if the product is new, `sku` if only the SKU is; null if neither is */
                                    isNew: ("product" | "sku") | null;
                                    /** @description The cells that differ, as the table writes them */
                                    cells: {
                                        column: string;
                                        before: string;
                                        after: string;
                                    }[];
                                }[];
                                page: number;
                                pages: number;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    compareCatalogue: {
        parameters: {
            query?: {
                /** @description Name of the import in the log */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Null if nothing differs, or no table waits */
                            difference: {
                                name: string;
                                /** @description Send it to import exactly this */
                                fingerprint: string;
                                counts: {
                                    /** @description Products with a changed cell */
                                    products: number;
                                    /** @description SKUs with a changed cell */
                                    skus: number;
                                    newProducts: number;
                                    newSkus: number;
                                    /** @description Changed cells, without those of new products and SKUs */
                                    cells: number;
                                };
                                /** @description 100 on a page */
                                rows: {
                                    /** @description Row in the file; the header is row 1 */
                                    row: number;
                                    SKU: string;
                                    ProductID: string;
                                    /** @description Its name */
                                    product: string;
                                    /** @description `product` if the product is new, `sku` if only the SKU is; null if neither is */
                                    isNew: ("product" | "sku") | null;
                                    /** @description The cells that differ, as the table writes them */
                                    cells: {
                                        column: string;
                                        before: string;
                                        after: string;
                                    }[];
                                }[];
                                page: number;
                                pages: number;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    discardCatalogueDifference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The fingerprint of the difference that the program read */
                    fingerprint: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The entry of the log. `/api/admin/log/{id}/undo` undoes the import as a whole */
                            entry: number | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportCatalogue: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTaxClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            taxClasses: {
                                taxClass: string;
                                hsn: string;
                                percent: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addSkus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    skus: {
                        /**
                         * @description Null: made from the product's code and the size
                         * @default null
                         */
                        SKU?: string | null;
                        weight: string;
                        serves: string;
                        eggless: boolean;
                        /** @description Rupees */
                        mrp: number;
                        /** @description Rupees */
                        price: number;
                        /** @default null */
                        cost?: number | null;
                        /**
                         * @description Whether this SKU is on sale once the product is published
                         * @default true
                         */
                        active?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeProductFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: string;
                    /** @enum {string} */
                    kind?: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                    /** @description One of `/api/admin/tax-classes`. Invoices that are issued keep theirs */
                    taxClass?: string;
                    /** @description Kind of print of the customer's photo; null if the product takes no photo */
                    photoPrint?: ("cake top" | "strip" | "mug" | "cushion") | null;
                    /** @description Kinds of personalization by which listings find it. Photo and Message follow `photoPrint` and `takesMessage` */
                    personalization?: ("Photo" | "Name" | "Message")[];
                    /** @description Allergens in it; an empty list says that it holds none */
                    contains?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    /** @description Allergens of which it may hold traces */
                    mayContain?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    otherAllergens?: string;
                    /** @description Allergens without an answer yet. With any, the product stays a draft */
                    openAllergens?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    kcalPer100g?: number | null;
                    /** @description Per 100 g; null if not measured */
                    proteinMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    carbohydrateMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    sugarsMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    addedSugarsMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    fatMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    saturatedFatMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    transFatMg?: number | null;
                    /** @description Per 100 g; null if not measured */
                    sodiumMg?: number | null;
                    /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                    ovenMinutes?: number | null;
                    /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                    decoratorMinutes?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    publishProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: string;
                    /** @description Null keeps it a draft without a time */
                    publishAt: ("now" | (string & (unknown & unknown))) | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The pictures that the program read */
                    from: {
                        id: string;
                        text: string;
                    }[];
                    /** @description In their new order. One that is left out is removed */
                    to: {
                        id: string;
                        text: "" | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPicture: {
        parameters: {
            query: {
                /** @description Alternative text: it says in words what the picture shows */
                text: string;
            };
            header?: never;
            path: {
                ProductID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            ProductID: string;
                            name: string;
                            category: string;
                            flavour: string;
                            /**
                             * @description Whether customers see it, and can order it
                             * @enum {string}
                             */
                            state: "on-sale" | "off-sale" | "draft" | "planned";
                            description: string;
                            care: string;
                            delivery: string;
                            takesMessage: boolean;
                            /** @description Null if it takes no photo */
                            photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                            /** @description Kinds of personalization by which listings find the product */
                            personalization: ("Photo" | "Name" | "Message")[];
                            /** @enum {string} */
                            kind: "cake" | "pastry" | "flowers" | "plant" | "balloons" | "hamper" | "chocolates" | "soft-toy" | "gift" | "combo";
                            /** @description One of `/api/admin/tax-classes` */
                            taxClass: string;
                            /** @description Slugs of all categories that list it */
                            listedUnder: string[];
                            occasions: string[];
                            leadHours: number;
                            /** @description Hours from finishing to the best-before time on the label; null for the usual ones of its kind */
                            bestBeforeHours: number | null;
                            /** @description Time at which a planned draft is published; null for other products */
                            publishAt: string | null;
                            contains: string[];
                            mayContain: string[];
                            otherAllergens: string;
                            /** @description Not answered yet; only a draft has any */
                            openAllergens: string[];
                            kcalPer100g: number | null;
                            /** @description In milligrams per 100 g; null if not measured */
                            nutrition: {
                                [key: string]: number | null;
                            };
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            ovenMinutes: number | null;
                            /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                            decoratorMinutes: number | null;
                            /** @description In their order. Listings show the first one */
                            pictures: {
                                id: string;
                                /** @description Alternative text of the picture; empty to use the product's name */
                                text: string;
                            }[];
                            skus: {
                                SKU: string;
                                weight: string;
                                serves: string;
                                eggless: boolean;
                                /** @description Rupees */
                                mrp: number;
                                /** @description Rupees */
                                price: number;
                                /** @description Null where none is stored */
                                cost: number | null;
                                /** @description Whether this SKU is on sale */
                                active: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setAddOnPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                SKU: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            name: string;
                            /** @description Rupees */
                            price: number;
                            /** @description Kind of the question to the customer, and most characters of the answer; null for no question */
                            question: {
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                limit: number;
                            } | null;
                            active: boolean;
                            /** @description Offered only with a cake */
                            forCakes: boolean;
                            taxClass: string;
                            /** @description A picture, a drawing such as `icon:card`, or empty for neither */
                            picture: string;
                            /** @description Whether it is eaten. Only food has allergens */
                            food: boolean;
                            /** @description Allergens in it. The label of the box names them */
                            contains: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            /** @description Allergens of which it may hold traces */
                            mayContain: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            otherAllergens: string;
                            /** @description The drawing that the shop has for it; null if none */
                            drawing: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            addOns: {
                                SKU: string;
                                name: string;
                                /** @description Rupees */
                                price: number;
                                /** @description Kind of the question to the customer, and most characters of the answer; null for no question */
                                question: {
                                    /** @enum {string} */
                                    kind: "digits" | "text" | "name" | "letter";
                                    limit: number;
                                } | null;
                                active: boolean;
                                /** @description Offered only with a cake */
                                forCakes: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Null: made from the name
                     * @default null
                     */
                    SKU?: string | null;
                    name: string;
                    /** @description Rupees */
                    price: number;
                    /** @description One of `/api/admin/tax-classes` */
                    taxClass: string;
                    /**
                     * @description The question to the customer; null for none
                     * @default null
                     */
                    question?: {
                        /** @enum {string} */
                        kind: "digits" | "text" | "name" | "letter";
                        /** @description Maximum number of characters of the answer */
                        limit: number;
                    } | null;
                    /**
                     * @description A picture that the shop has, a drawing such as `icon:card`, or empty for neither
                     * @default
                     */
                    picture?: string;
                    /**
                     * @description Offered only with a cake
                     * @default false
                     */
                    forCakes?: boolean;
                    /**
                     * @description Whether it is eaten. Only food has allergens
                     * @default false
                     */
                    food?: boolean;
                    /** @description Allergens in it. The label of the box names them */
                    contains?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    /** @description Allergens of which it may hold traces */
                    mayContain?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                    /**
                     * @description Other allergens to name, such as coconut
                     * @default
                     */
                    otherAllergens?: string;
                    /**
                     * @description Whether it is on sale. It then needs a picture or a drawing
                     * @default false
                     */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            name: string;
                            /** @description Rupees */
                            price: number;
                            /** @description Kind of the question to the customer, and most characters of the answer; null for no question */
                            question: {
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                limit: number;
                            } | null;
                            active: boolean;
                            /** @description Offered only with a cake */
                            forCakes: boolean;
                            taxClass: string;
                            /** @description A picture, a drawing such as `icon:card`, or empty for neither */
                            picture: string;
                            /** @description Whether it is eaten. Only food has allergens */
                            food: boolean;
                            /** @description Allergens in it. The label of the box names them */
                            contains: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            /** @description Allergens of which it may hold traces */
                            mayContain: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            otherAllergens: string;
                            /** @description The drawing that the shop has for it; null if none */
                            drawing: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                SKU: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            name: string;
                            /** @description Rupees */
                            price: number;
                            /** @description Kind of the question to the customer, and most characters of the answer; null for no question */
                            question: {
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                limit: number;
                            } | null;
                            active: boolean;
                            /** @description Offered only with a cake */
                            forCakes: boolean;
                            taxClass: string;
                            /** @description A picture, a drawing such as `icon:card`, or empty for neither */
                            picture: string;
                            /** @description Whether it is eaten. Only food has allergens */
                            food: boolean;
                            /** @description Allergens in it. The label of the box names them */
                            contains: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            /** @description Allergens of which it may hold traces */
                            mayContain: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            otherAllergens: string;
                            /** @description The drawing that the shop has for it; null if none */
                            drawing: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                SKU: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same fields with the values that the program read */
                    from: {
                        name?: string;
                        /** @description Rupees */
                        price?: number;
                        /** @description One of `/api/admin/tax-classes` */
                        taxClass?: string;
                        question?: {
                            /** @enum {string} */
                            kind: "digits" | "text" | "name" | "letter";
                            /** @description Maximum number of characters of the answer */
                            limit: number;
                        } | null;
                        /** @description A picture that the shop has, a drawing such as `icon:card`, or empty for neither */
                        picture?: string;
                        /** @description Offered only with a cake */
                        forCakes?: boolean;
                        /** @description Whether it is eaten. Only food has allergens */
                        food?: boolean;
                        /** @description Allergens in it. The label of the box names them */
                        contains?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                        /** @description Allergens of which it may hold traces */
                        mayContain?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                        /** @description Other allergens to name, such as coconut */
                        otherAllergens?: string;
                        /** @description Whether it is on sale. It then needs a picture or a drawing */
                        active?: boolean;
                    };
                    /** @description The fields to change */
                    to: {
                        name?: string;
                        /** @description Rupees */
                        price?: number;
                        /** @description One of `/api/admin/tax-classes` */
                        taxClass?: string;
                        /** @description The question to the customer; null for none */
                        question?: {
                            /** @enum {string} */
                            kind: "digits" | "text" | "name" | "letter";
                            /** @description Maximum number of characters of the answer */
                            limit: number;
                        } | null;
                        /** @description A picture that the shop has, a drawing such as `icon:card`, or empty for neither */
                        picture?: string;
                        /** @description Offered only with a cake */
                        forCakes?: boolean;
                        /** @description Whether it is eaten. Only food has allergens */
                        food?: boolean;
                        /** @description Allergens in it. The label of the box names them */
                        contains?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                        /** @description Allergens of which it may hold traces */
                        mayContain?: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                        /** @description Other allergens to name, such as coconut */
                        otherAllergens?: string;
                        /** @description Whether it is on sale. It then needs a picture or a drawing */
                        active?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            name: string;
                            /** @description Rupees */
                            price: number;
                            /** @description Kind of the question to the customer, and most characters of the answer; null for no question */
                            question: {
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                limit: number;
                            } | null;
                            active: boolean;
                            /** @description Offered only with a cake */
                            forCakes: boolean;
                            taxClass: string;
                            /** @description A picture, a drawing such as `icon:card`, or empty for neither */
                            picture: string;
                            /** @description Whether it is eaten. Only food has allergens */
                            food: boolean;
                            /** @description Allergens in it. The label of the box names them */
                            contains: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            /** @description Allergens of which it may hold traces */
                            mayContain: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            otherAllergens: string;
                            /** @description The drawing that the shop has for it; null if none */
                            drawing: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    placeAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                SKU: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The add-on that follows it then */
                    before: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            SKU: string;
                            name: string;
                            /** @description Rupees */
                            price: number;
                            /** @description Kind of the question to the customer, and most characters of the answer; null for no question */
                            question: {
                                /** @enum {string} */
                                kind: "digits" | "text" | "name" | "letter";
                                limit: number;
                            } | null;
                            active: boolean;
                            /** @description Offered only with a cake */
                            forCakes: boolean;
                            taxClass: string;
                            /** @description A picture, a drawing such as `icon:card`, or empty for neither */
                            picture: string;
                            /** @description Whether it is eaten. Only food has allergens */
                            food: boolean;
                            /** @description Allergens in it. The label of the box names them */
                            contains: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            /** @description Allergens of which it may hold traces */
                            mayContain: ("gluten" | "milk" | "egg" | "nuts" | "peanuts" | "soy" | "sesame" | "fish" | "crustaceans" | "sulphites")[];
                            otherAllergens: string;
                            /** @description The drawing that the shop has for it; null if none */
                            drawing: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            categories: {
                                slug: string;
                                title: string;
                                /** @description The category whose products it lists; null for its own */
                                aliasOf: string | null;
                                hidden: boolean;
                                /** @description Products that shoppers find there */
                                productCount: number;
                                /** @description The first menu that leads to it */
                                menu: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slug: string;
                    title: string;
                    description: string;
                    /**
                     * @description The category whose products it lists; null for products of its own
                     * @default null
                     */
                    aliasOf?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            slug: string;
                            title: string;
                            /** @description The category whose products it lists; null for its own */
                            aliasOf: string | null;
                            hidden: boolean;
                            description: string;
                            /** @description Shown first, in this order */
                            firstProducts: string[];
                            /** @description Minutes of work for one piece; null for the usual ones of its kind */
                            ovenMinutes: number | null;
                            decoratorMinutes: number | null;
                            /** @description Links that lead shoppers to it, in words */
                            links: string[];
                            /** @description Number of products that it lists, drafts included */
                            productCount: number;
                            /** @description 50 at a time. The first page begins with those that are shown first */
                            products: {
                                ProductID: string;
                                name: string;
                                /** @enum {string} */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path: {
                /** @description With `%2F` for a slash */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            slug: string;
                            title: string;
                            /** @description The category whose products it lists; null for its own */
                            aliasOf: string | null;
                            hidden: boolean;
                            description: string;
                            /** @description Shown first, in this order */
                            firstProducts: string[];
                            /** @description Minutes of work for one piece; null for the usual ones of its kind */
                            ovenMinutes: number | null;
                            decoratorMinutes: number | null;
                            /** @description Links that lead shoppers to it, in words */
                            links: string[];
                            /** @description Number of products that it lists, drafts included */
                            productCount: number;
                            /** @description 50 at a time. The first page begins with those that are shown first */
                            products: {
                                ProductID: string;
                                name: string;
                                /** @enum {string} */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description With `%2F` for a slash */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The same fields with the values that the program read
                     * @default {}
                     */
                    from?: {
                        title?: string;
                        description?: string;
                        /** @description Hidden ones have no page in the shop */
                        hidden?: boolean;
                        /** @description Shown first, in this order. Those that it does not list are ignored */
                        firstProducts?: string[];
                        /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                        ovenMinutes?: number | null;
                        /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                        decoratorMinutes?: number | null;
                    };
                    /**
                     * @description The fields to change
                     * @default {}
                     */
                    to?: {
                        title?: string;
                        description?: string;
                        /** @description Hidden ones have no page in the shop */
                        hidden?: boolean;
                        /** @description Shown first, in this order. Those that it does not list are ignored */
                        firstProducts?: string[];
                        /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                        ovenMinutes?: number | null;
                        /** @description Minutes of work for one piece; null for the usual ones of its category or kind */
                        decoratorMinutes?: number | null;
                    };
                    /**
                     * @description Products to list
                     * @default []
                     */
                    add?: string[];
                    /**
                     * @description Products not to list any more
                     * @default []
                     */
                    remove?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            slug: string;
                            title: string;
                            /** @description The category whose products it lists; null for its own */
                            aliasOf: string | null;
                            hidden: boolean;
                            description: string;
                            /** @description Shown first, in this order */
                            firstProducts: string[];
                            /** @description Minutes of work for one piece; null for the usual ones of its kind */
                            ovenMinutes: number | null;
                            decoratorMinutes: number | null;
                            /** @description Links that lead shoppers to it, in words */
                            links: string[];
                            /** @description Number of products that it lists, drafts included */
                            productCount: number;
                            /** @description 50 at a time. The first page begins with those that are shown first */
                            products: {
                                ProductID: string;
                                name: string;
                                /** @enum {string} */
                                state: "on-sale" | "off-sale" | "draft" | "planned";
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            texts: {
                                /** @enum {string} */
                                kind: "page" | "article";
                                slug: string;
                                /** @description Path of its page in the shop */
                                path: string;
                                /** @description False for a new article that no shopper sees yet */
                                isPublished: boolean;
                                /** @description Time of the last edit; null before the first */
                                changedAt: string | null;
                                title: string;
                                hasDraft: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @description A word above its title, such as Care or Occasions */
                    category: string;
                    /** @description Name of the author as shoppers see it */
                    author: string;
                    /** @description The id of one of `/api/admin/content-pictures` */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            kind: "page" | "article";
                            slug: string;
                            /** @description Path of its page in the shop */
                            path: string;
                            /** @description False for a new article that no shopper sees yet */
                            isPublished: boolean;
                            /** @description Time of the last edit; null before the first */
                            changedAt: string | null;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** @description The text that shoppers read if `isPublished` */
                            published: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            };
                            /** @description Null if nothing waits to be published */
                            draft: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listContentPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            pictures: {
                                id: string;
                                /** @description Name of a product that shows it */
                                name: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "page" | "article";
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            kind: "page" | "article";
                            slug: string;
                            /** @description Path of its page in the shop */
                            path: string;
                            /** @description False for a new article that no shopper sees yet */
                            isPublished: boolean;
                            /** @description Time of the last edit; null before the first */
                            changedAt: string | null;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** @description The text that shoppers read if `isPublished` */
                            published: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            };
                            /** @description Null if nothing waits to be published */
                            draft: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "page" | "article";
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: number;
                    title: string;
                    description: string;
                    /**
                     * @description For pages only
                     * @default
                     */
                    lead?: string;
                    body: string;
                    /** @description False saves a draft, which only the office sees */
                    publish: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            kind: "page" | "article";
                            slug: string;
                            /** @description Path of its page in the shop */
                            path: string;
                            /** @description False for a new article that no shopper sees yet */
                            isPublished: boolean;
                            /** @description Time of the last edit; null before the first */
                            changedAt: string | null;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** @description The text that shoppers read if `isPublished` */
                            published: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            };
                            /** @description Null if nothing waits to be published */
                            draft: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    discardDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "page" | "article";
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            kind: "page" | "article";
                            slug: string;
                            /** @description Path of its page in the shop */
                            path: string;
                            /** @description False for a new article that no shopper sees yet */
                            isPublished: boolean;
                            /** @description Time of the last edit; null before the first */
                            changedAt: string | null;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** @description The text that shoppers read if `isPublished` */
                            published: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            };
                            /** @description Null if nothing waits to be published */
                            draft: {
                                title: string;
                                description: string;
                                lead: string;
                                /** @description Markdown */
                                body: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query: {
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            runs: {
                                id: string;
                                nth: number;
                                /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                                rider: string;
                                stops: number;
                                /** @description Stops that are delivered */
                                delivered: number;
                                /** @description The id of the kitchen of its orders; null without any */
                                kitchen: string | null;
                            }[];
                            /** @description Without a run, at most 300 */
                            orders: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                /** @description The id of its kitchen: a run leaves from one */
                                kitchen: string;
                            }[];
                            riders: {
                                id: string;
                                /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                                name: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day: string;
                    /** @description The id of a rider of `/api/admin/runs` */
                    rider: string;
                    /** @description Orders of that day without a run. They are sorted by slot and pincode */
                    orders: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            nth: number;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                            rider: string;
                            riderId: string;
                            /** @description In the order of driving */
                            stops: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                boxes: number;
                                failedAttempts: number;
                                /** @description Null without the scope `customers:read`; phone numbers on the day only */
                                receiver: {
                                    name: string;
                                    address: string;
                                    phones: string[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            nth: number;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                            rider: string;
                            riderId: string;
                            /** @description In the order of driving */
                            stops: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                boxes: number;
                                failedAttempts: number;
                                /** @description Null without the scope `customers:read`; phone numbers on the day only */
                                receiver: {
                                    name: string;
                                    address: string;
                                    phones: string[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setRider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of its rider as the program read it */
                    from: string;
                    /** @description The id of a rider of `/api/admin/runs` */
                    to: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            nth: number;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                            rider: string;
                            riderId: string;
                            /** @description In the order of driving */
                            stops: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                boxes: number;
                                failedAttempts: number;
                                /** @description Null without the scope `customers:read`; phone numbers on the day only */
                                receiver: {
                                    name: string;
                                    address: string;
                                    phones: string[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addStops: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            nth: number;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                            rider: string;
                            riderId: string;
                            /** @description In the order of driving */
                            stops: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                boxes: number;
                                failedAttempts: number;
                                /** @description Null without the scope `customers:read`; phone numbers on the day only */
                                receiver: {
                                    name: string;
                                    address: string;
                                    phones: string[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            nth: number;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                            rider: string;
                            riderId: string;
                            /** @description In the order of driving */
                            stops: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                boxes: number;
                                failedAttempts: number;
                                /** @description Null without the scope `customers:read`; phone numbers on the day only */
                                receiver: {
                                    name: string;
                                    address: string;
                                    phones: string[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moveStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The stops in the order in which the program read them */
                    from: string[];
                    /** @description Before or behind the nearest stop that is still to drive */
                    by: -1 | 1;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            nth: number;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Name of the rider, or e-mail of one without a name: empty in its place without the scope `staff:read` */
                            rider: string;
                            riderId: string;
                            /** @description In the order of driving */
                            stops: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                hours: string;
                                pincode: string;
                                area: string;
                                boxes: number;
                                failedAttempts: number;
                                /** @description Null without the scope `customers:read`; phone numbers on the day only */
                                receiver: {
                                    name: string;
                                    address: string;
                                    phones: string[];
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            facts: {
                                /** @enum {string} */
                                fact: "name" | "tagline" | "orderPrefix" | "social" | "company" | "address" | "stateCode" | "gstin" | "otherGstins" | "fssai" | "grievanceOfficer" | "email" | "phone" | "whatsapp";
                                /** @description Label of the fact on the settings screen */
                                label: string;
                                /** @description Null if none was given */
                                given: (string | string[]) | null;
                                /** @description The value on pages and in mails: `given`, or the default if that is null */
                                inForce: (string | string[]) | null;
                                /**
                                 * @description Origin of `given`. A fact that a `variable` of the server sets cannot be changed here
                                 * @enum {string}
                                 */
                                source: "variable" | "file" | "screen" | "none";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `given` of the facts to change, with the values that the program read */
                    from: {
                        [key: string]: string | string[] | null;
                    };
                    /** @description Null for none: the value of the server or of the demo shop holds again */
                    to: {
                        [key: string]: string | string[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            facts: {
                                /** @enum {string} */
                                fact: "name" | "tagline" | "orderPrefix" | "social" | "company" | "address" | "stateCode" | "gstin" | "otherGstins" | "fssai" | "grievanceOfficer" | "email" | "phone" | "whatsapp";
                                /** @description Label of the fact on the settings screen */
                                label: string;
                                /** @description Null if none was given */
                                given: (string | string[]) | null;
                                /** @description The value on pages and in mails: `given`, or the default if that is null */
                                inForce: (string | string[]) | null;
                                /**
                                 * @description Origin of `given`. A fact that a `variable` of the server sets cannot be changed here
                                 * @enum {string}
                                 */
                                source: "variable" | "file" | "screen" | "none";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOpening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description False in demo mode */
                            live: boolean;
                            /** @description In the order in which they are done */
                            steps: {
                                /** @enum {string} */
                                step: "database" | "identity" | "tax" | "kitchen" | "area" | "products" | "payments" | "mail" | "order" | "publish";
                                /** @description Title of the step on the screen */
                                title: string;
                                done: boolean;
                                /** @description The finding, or the next task. Null for `mail` without the scope `staff:read`: it names an e-mail */
                                sentence: string | null;
                                /** @description Whether `POST /api/admin/opening/{step}/verify` checks it. The shop checks the other steps itself */
                                verifiable: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyOpeningStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                step: "payments" | "mail";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description False in demo mode */
                            live: boolean;
                            /** @description In the order in which they are done */
                            steps: {
                                /** @enum {string} */
                                step: "database" | "identity" | "tax" | "kitchen" | "area" | "products" | "payments" | "mail" | "order" | "publish";
                                /** @description Title of the step on the screen */
                                title: string;
                                done: boolean;
                                /** @description The finding, or the next task. Null for `mail` without the scope `staff:read`: it names an e-mail */
                                sentence: string | null;
                                /** @description Whether `POST /api/admin/opening/{step}/verify` checks it. The shop checks the other steps itself */
                                verifiable: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            staff: {
                                id: string;
                                name: string;
                                email: string;
                                roles: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                                /** @description Number of devices on which they are signed in */
                                devices: number;
                            }[];
                            invitations: {
                                id: string;
                                email: string;
                                roles: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                                /** Format: date-time */
                                expiresAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    roles: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            email: string;
                            roles: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The roles that the program read */
                    from: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                    /** @description An empty list removes the person from the staff, with their tokens */
                    to: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            /** @description False if they had these roles already */
                            changed: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signOutStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            /** @description Devices that were signed out */
                            ended: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            menus: {
                                label: string;
                                groups: {
                                    label: string;
                                    items: {
                                        label: string;
                                        /** @description The category that it leads to */
                                        slug: string;
                                    }[];
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: string;
                    menus: {
                        label: string;
                        groups: {
                            label: string;
                            items: {
                                label: string;
                                slug: string;
                            }[];
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            menus: {
                                label: string;
                                groups: {
                                    label: string;
                                    items: {
                                        label: string;
                                        /** @description The category that it leads to */
                                        slug: string;
                                    }[];
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            sections: {
                                /** @enum {string} */
                                kind: "occasions" | "popular" | "birthday" | "anniversary" | "calendar" | "bouquet" | "together" | "highlights" | "find" | "products";
                                title: string;
                                shown: boolean;
                                /** @description The category whose products it shows */
                                category: string | null;
                                /** @description Chosen products, in their order */
                                products: string[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: string;
                    /** @description In their order. Sections of the shop that are left out are hidden */
                    sections: {
                        /** @enum {string} */
                        kind: "occasions" | "popular" | "birthday" | "anniversary" | "calendar" | "bouquet" | "together" | "highlights" | "find" | "products";
                        /** @default  */
                        title?: string;
                        /** @default true */
                        shown?: boolean;
                        /** @default null */
                        category?: string | null;
                        /**
                         * @description Chosen products, in their order
                         * @default []
                         */
                        products?: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: string;
                            sections: {
                                /** @enum {string} */
                                kind: "occasions" | "popular" | "birthday" | "anniversary" | "calendar" | "bouquet" | "together" | "highlights" | "find" | "products";
                                title: string;
                                shown: boolean;
                                /** @description The category whose products it shows */
                                category: string | null;
                                /** @description Chosen products, in their order */
                                products: string[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            webhooks: {
                                /** Format: uuid */
                                id: string;
                                url: string;
                                events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                                withReceivers: boolean;
                                /** @description Send it with a change, so that nothing is overwritten unseen */
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description Reason for the pause; null while it is active */
                                paused: ("by staff" | "failing" | "gone" | "token ended") | null;
                                /** @description The first failure since the last success */
                                failingSince: string | null;
                                /** @description The former secret signs too until then; null without one */
                                formerSecretUntil: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An https URL on the internet */
                    url: string;
                    /** @description Events that are sent to it: order.placed, order.status_changed, order.rescheduled, order.cancelled, order.refunded, product.created, product.changed, product.off_sale, product.deleted, price.changed */
                    events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                    /**
                     * @description Whether events of orders carry the receiver. Only a session can turn it on
                     * @default false
                     */
                    withReceivers?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                            withReceivers: boolean;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Reason for the pause; null while it is active */
                            paused: ("by staff" | "failing" | "gone" | "token ended") | null;
                            /** @description The first failure since the last success */
                            failingSince: string | null;
                            /** @description The former secret signs too until then; null without one */
                            formerSecretUntil: string | null;
                            /** @description The key of the signature. It is shown this once */
                            secret: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                            withReceivers: boolean;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Reason for the pause; null while it is active */
                            paused: ("by staff" | "failing" | "gone" | "token ended") | null;
                            /** @description The first failure since the last success */
                            failingSince: string | null;
                            /** @description The former secret signs too until then; null without one */
                            formerSecretUntil: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An https URL on the internet */
                    url: string;
                    /** @description Events that are sent to it: order.placed, order.status_changed, order.rescheduled, order.cancelled, order.refunded, product.created, product.changed, product.off_sale, product.deleted, price.changed */
                    events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                    /**
                     * @description Whether events of orders carry the receiver. Only a session can turn it on
                     * @default false
                     */
                    withReceivers?: boolean;
                    /** @description The version that the program read */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                            withReceivers: boolean;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Reason for the pause; null while it is active */
                            paused: ("by staff" | "failing" | "gone" | "token ended") | null;
                            /** @description The first failure since the last success */
                            failingSince: string | null;
                            /** @description The former secret signs too until then; null without one */
                            formerSecretUntil: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The key of the signature. It is shown this once */
                            secret: string;
                            /**
                             * Format: date-time
                             * @description The former one signs too for 24 hours
                             */
                            formerSecretUntil: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pauseWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paused: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed")[];
                            withReceivers: boolean;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Reason for the pause; null while it is active */
                            paused: ("by staff" | "failing" | "gone" | "token ended") | null;
                            /** @description The first failure since the last success */
                            failingSince: string | null;
                            /** @description The former secret signs too until then; null without one */
                            formerSecretUntil: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Deliveries of the last 30 days, the newest first */
                            deliveries: {
                                /**
                                 * Format: uuid
                                 * @description `webhook-id` of its calls, without `msg_`
                                 */
                                id: string;
                                /** @enum {string} */
                                event: "order.placed" | "order.status_changed" | "order.rescheduled" | "order.cancelled" | "order.refunded" | "product.created" | "product.changed" | "product.off_sale" | "product.deleted" | "price.changed" | "webhook.test";
                                /** Format: date-time */
                                occurredAt: string;
                                attempts: number;
                                /** @description Null unless it waits */
                                nextAttemptAt: string | null;
                                /** @enum {string} */
                                state: "waiting" | "delivered" | "given up";
                                /** @description HTTP status of the last answer; null if there was none */
                                status: number | null;
                                /** @description Code of the failure, such as `timeout`, or `wrong-status` for an answer outside 2xx; null for none */
                                problem: string | null;
                                /** @description Milliseconds that the last attempt took; null before the first */
                                ms: number | null;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "given up";
                            /** @description HTTP status of the last answer; null if there was none */
                            status: number | null;
                            /** @description Code of the failure, such as `timeout`, or `wrong-status` for an answer outside 2xx; null for none */
                            problem: string | null;
                            /** @description Milliseconds that the last attempt took; null before the first */
                            ms: number | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "given up";
                            /** @description HTTP status of the last answer; null if there was none */
                            status: number | null;
                            /** @description Code of the failure, such as `timeout`, or `wrong-status` for an answer outside 2xx; null for none */
                            problem: string | null;
                            /** @description Milliseconds that the last attempt took; null before the first */
                            ms: number | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAlarms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Money that does not go back: look it up at the payment provider */
                            refunds: {
                                id: string;
                                /** @description Rupees */
                                amount: number;
                                /**
                                 * @description `silent`: no clear answer; `late`: under way for too long; `failed`: refused for good, and can be tried again
                                 * @enum {string}
                                 */
                                why: "silent" | "late" | "failed";
                                /** @description The provider's id */
                                payment: string;
                                /** @description The provider's id; null while there is none */
                                refund: string | null;
                                /** Format: date-time */
                                since: string;
                                /** @description The order that it concerns; null for none */
                                order: {
                                    /** Format: uuid */
                                    uuid: string;
                                    number: string;
                                } | null;
                            }[];
                            /** @description Given up within a week */
                            mails: {
                                key: string;
                                kind: string;
                                /** Format: date-time */
                                since: string;
                                tries: number;
                                /** @description False if its content is erased */
                                retryable: boolean;
                                /** @description The order that it concerns; null for none */
                                order: {
                                    /** Format: uuid */
                                    uuid: string;
                                    number: string;
                                } | null;
                            }[];
                            /** @description Work that keeps failing */
                            jobs: {
                                id: string;
                                name: string;
                                /** Format: date-time */
                                since: string;
                                retries: number;
                                /** @description False while it is still tried, rarely */
                                givenUp: boolean;
                                /** @description Runs again by its schedule */
                                scheduled: boolean;
                                /** @description The order that it concerns; null for none */
                                order: {
                                    /** Format: uuid */
                                    uuid: string;
                                    number: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retryAlarm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    what: "job" | "mail" | "refund";
                    /** @description The `id` of the job or refund, or the `key` of the mail */
                    id: string;
                    /** @description The provider's ids of refunds that staff have looked at: a refund is sent in addition to them */
                    seen?: string[];
                    /** @description The provider's id of a refund that staff made in place of this one. It settles this refund, and nothing is sent */
                    madeByHand?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The job, or the kind of the mail; `refund` for a refund */
                            name: string;
                            /** @description The provider's id of the refund that was found, so that nothing was sent; null if it is tried again */
                            settledWith: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLog: {
        parameters: {
            query?: {
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            entries: {
                                id: number;
                                /** Format: date-time */
                                at: string;
                                /** @description Name of the person, or e-mail of one without a name. Without the scope `staff:read` the e-mail is left empty */
                                by: string;
                                /** @description The name of the access token of a program */
                                token: string | null;
                                /** @enum {string} */
                                role: "owner" | "manager" | "care" | "accountant" | "kitchen" | "rider" | "operator";
                                /** @enum {string} */
                                subject: "order" | "review" | "complaint" | "account" | "job" | "mail" | "delivery" | "run" | "catalogue" | "export" | "content" | "settings" | "webhook" | "settlement";
                                subjectId: string;
                                /** @description Name of the subject, for people. Null for accounts without the scope `staff:read`: it is an e-mail */
                                label: string | null;
                                before: string;
                                after: string;
                                /** @description Null for orders and complaints without the scope `customers:read`: it may name the customer. Null for runs without the scope `staff:read` if it names an e-mail */
                                note: string | null;
                                /** @description Number of changed records. A change without any cannot be undone */
                                recordCount: number;
                                /** @description The first 4 in the list, the first 200 of one entry */
                                records: {
                                    /** @enum {string} */
                                    kind: "product" | "sku" | "combos" | "combo-parts" | "category" | "menu" | "home" | "add-on" | "page" | "article" | "settings" | "kitchen" | "option" | "pincode" | "slot" | "blackout" | "planned-price" | "roles";
                                    /** @description The id of the record: a SKU, for example */
                                    key: string;
                                    /** @description The fields that differ, as stored; null if the change created it */
                                    before: {
                                        [key: string]: string | number | boolean | null | string[];
                                    } | null;
                                    after: {
                                        [key: string]: string | number | boolean | null | string[];
                                    };
                                }[];
                                /** @description The entry that this one undid */
                                undoes: number | null;
                                /** @description The entry that undid this one */
                                undoneBy: number | null;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLogEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            /** @description Name of the person, or e-mail of one without a name. Without the scope `staff:read` the e-mail is left empty */
                            by: string;
                            /** @description The name of the access token of a program */
                            token: string | null;
                            /** @enum {string} */
                            role: "owner" | "manager" | "care" | "accountant" | "kitchen" | "rider" | "operator";
                            /** @enum {string} */
                            subject: "order" | "review" | "complaint" | "account" | "job" | "mail" | "delivery" | "run" | "catalogue" | "export" | "content" | "settings" | "webhook" | "settlement";
                            subjectId: string;
                            /** @description Name of the subject, for people. Null for accounts without the scope `staff:read`: it is an e-mail */
                            label: string | null;
                            before: string;
                            after: string;
                            /** @description Null for orders and complaints without the scope `customers:read`: it may name the customer. Null for runs without the scope `staff:read` if it names an e-mail */
                            note: string | null;
                            /** @description Number of changed records. A change without any cannot be undone */
                            recordCount: number;
                            /** @description The first 4 in the list, the first 200 of one entry */
                            records: {
                                /** @enum {string} */
                                kind: "product" | "sku" | "combos" | "combo-parts" | "category" | "menu" | "home" | "add-on" | "page" | "article" | "settings" | "kitchen" | "option" | "pincode" | "slot" | "blackout" | "planned-price" | "roles";
                                /** @description The id of the record: a SKU, for example */
                                key: string;
                                /** @description The fields that differ, as stored; null if the change created it */
                                before: {
                                    [key: string]: string | number | boolean | null | string[];
                                } | null;
                                after: {
                                    [key: string]: string | number | boolean | null | string[];
                                };
                            }[];
                            /** @description The entry that this one undid */
                            undoes: number | null;
                            /** @description The entry that undid this one */
                            undoneBy: number | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            /** @description Name of the person, or e-mail of one without a name. Without the scope `staff:read` the e-mail is left empty */
                            by: string;
                            /** @description The name of the access token of a program */
                            token: string | null;
                            /** @enum {string} */
                            role: "owner" | "manager" | "care" | "accountant" | "kitchen" | "rider" | "operator";
                            /** @enum {string} */
                            subject: "order" | "review" | "complaint" | "account" | "job" | "mail" | "delivery" | "run" | "catalogue" | "export" | "content" | "settings" | "webhook" | "settlement";
                            subjectId: string;
                            /** @description Name of the subject, for people. Null for accounts without the scope `staff:read`: it is an e-mail */
                            label: string | null;
                            before: string;
                            after: string;
                            /** @description Null for orders and complaints without the scope `customers:read`: it may name the customer. Null for runs without the scope `staff:read` if it names an e-mail */
                            note: string | null;
                            /** @description Number of changed records. A change without any cannot be undone */
                            recordCount: number;
                            /** @description The first 4 in the list, the first 200 of one entry */
                            records: {
                                /** @enum {string} */
                                kind: "product" | "sku" | "combos" | "combo-parts" | "category" | "menu" | "home" | "add-on" | "page" | "article" | "settings" | "kitchen" | "option" | "pincode" | "slot" | "blackout" | "planned-price" | "roles";
                                /** @description The id of the record: a SKU, for example */
                                key: string;
                                /** @description The fields that differ, as stored; null if the change created it */
                                before: {
                                    [key: string]: string | number | boolean | null | string[];
                                } | null;
                                after: {
                                    [key: string]: string | number | boolean | null | string[];
                                };
                            }[];
                            /** @description The entry that this one undid */
                            undoes: number | null;
                            /** @description The entry that undid this one */
                            undoneBy: number | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBlackouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Closed times that run or are to come */
                            current: {
                                id: number;
                                /** @description Kitchen, option and areas that are closed, in words */
                                scope: string;
                                /** @description The closed period, in words */
                                time: string;
                                reason: string;
                                /** @enum {string} */
                                state: "now" | "later" | "over";
                                /** @description Null if it lasts until it is ended */
                                endsAt: string | null;
                            }[];
                            /** @description The latest closed times that are over */
                            past: {
                                id: number;
                                /** @description Kitchen, option and areas that are closed, in words */
                                scope: string;
                                /** @description The closed period, in words */
                                time: string;
                                reason: string;
                                /** @enum {string} */
                                state: "now" | "later" | "over";
                                /** @description Null if it lasts until it is ended */
                                endsAt: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createBlackout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the program, once for each. A repeat with the same one closes nothing twice
                     */
                    key: string;
                    startsAt: string & (unknown & unknown);
                    /** @description Null pauses until it is ended */
                    endsAt: (string & (unknown & unknown)) | null;
                    /**
                     * @description Null closes all
                     * @default null
                     */
                    kitchen?: string | null;
                    /**
                     * @description Null closes all
                     * @default null
                     */
                    option?: ("standard" | "express" | "fixed-time" | "midnight" | "pickup") | null;
                    /**
                     * @description Start of one window of the option, in minutes after midnight in India
                     * @default null
                     */
                    startMinute?: number | null;
                    /**
                     * @description Pincodes, or names of areas; none closes all
                     * @default []
                     */
                    areas?: string[];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endBlackout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveryOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            options: {
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                name: string;
                                /** @description Send it with a change, so that nothing is overwritten unseen */
                                version: number;
                                /** @description Rupees */
                                fee: number;
                                /** @description Null for never */
                                freeFrom: number | null;
                                /** @description Minutes before the window */
                                lastOrderMinutes: number | null;
                                /** @description A time of the day instead, in minutes */
                                lastOrderAtMinute: number | null;
                                capacity: number;
                                ovenMinutes: number | null;
                                decoratorMinutes: number | null;
                                windows: {
                                    startMinute: number;
                                    endMinute: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeDeliveryOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the program read */
                    version: number;
                    /** @description Rupees */
                    fee?: number;
                    /** @description Rupees of the items; null for never */
                    freeFrom?: number | null;
                    /** @description Orders for each window of a kitchen and day */
                    capacity?: number;
                    /** @description Null for no limit */
                    ovenMinutes?: number | null;
                    /** @description Null for no limit */
                    decoratorMinutes?: number | null;
                    /** @description Minutes before the window; not of `midnight` */
                    lastOrderMinutes?: number;
                    /** @description Minutes after midnight in India; only of `midnight` */
                    lastOrderAtMinute?: number;
                    /** @description All windows of the option. They must not overlap; `express` and `midnight` have one. `midnight` is delivered on the evening before, so it starts at 720 or later */
                    windows?: {
                        /** @description Minutes after midnight in India */
                        startMinute: number;
                        /** @description Minutes after midnight in India; 1440 is the next one */
                        endMinute: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                            name: string;
                            /** @description Send it with a change, so that nothing is overwritten unseen */
                            version: number;
                            /** @description Rupees */
                            fee: number;
                            /** @description Null for never */
                            freeFrom: number | null;
                            /** @description Minutes before the window */
                            lastOrderMinutes: number | null;
                            /** @description A time of the day instead, in minutes */
                            lastOrderAtMinute: number | null;
                            capacity: number;
                            ovenMinutes: number | null;
                            decoratorMinutes: number | null;
                            windows: {
                                startMinute: number;
                                endMinute: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCapacity: {
        parameters: {
            query: {
                /** @description The first of seven days */
                from: string;
            };
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            options: {
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                /** @description Orders that each of its windows normally takes */
                                capacity: number;
                                windows: {
                                    startMinute: number;
                                    endMinute: number;
                                    /** @description The window in words */
                                    hours: string;
                                    days: {
                                        /** @description YYYY-MM-DD */
                                        day: string;
                                        /** @description Places that are sold or held while a payment is open */
                                        taken: number;
                                        /** @description Orders that the window takes */
                                        capacity: number;
                                        /** @description Whether it takes more or fewer than its option normally does */
                                        own: boolean;
                                        oven: {
                                            /** @description Minutes of the orders that are paid or held */
                                            taken: number;
                                            /** @description Minutes that each window of its option allows; null for no limit */
                                            limit: number | null;
                                        };
                                        decorator: {
                                            /** @description Minutes of the orders that are paid or held */
                                            taken: number;
                                            /** @description Minutes that each window of its option allows; null for no limit */
                                            limit: number | null;
                                        };
                                        /** @description The largest closing of the window; smaller ones may come with it. Null if it is open */
                                        closing: {
                                            /** @description The `id` of the closed time in `GET /api/admin/blackouts` */
                                            id: number;
                                            reason: string;
                                            /** @description Pincodes of the kitchen that are closed; null for all */
                                            pincodes: string[] | null;
                                            /** @description Only for some hours, which Express can be */
                                            inPart: boolean;
                                        } | null;
                                    }[];
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day: string;
                    /** @enum {string} */
                    option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                    /** @description Start of one window of the option, in minutes after midnight in India */
                    startMinute: number;
                    /** @description `capacity` as the program read it */
                    from: number;
                    /** @description Orders that the window takes; null for as many as its option normally takes */
                    to: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @enum {string} */
                            option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                            startMinute: number;
                            endMinute: number;
                            /** @description The window in words */
                            hours: string;
                            /** @description YYYY-MM-DD */
                            day: string;
                            /** @description Places that are sold or held while a payment is open */
                            taken: number;
                            /** @description Orders that the window takes */
                            capacity: number;
                            /** @description Whether it takes more or fewer than its option normally does */
                            own: boolean;
                            oven: {
                                /** @description Minutes of the orders that are paid or held */
                                taken: number;
                                /** @description Minutes that each window of its option allows; null for no limit */
                                limit: number | null;
                            };
                            decorator: {
                                /** @description Minutes of the orders that are paid or held */
                                taken: number;
                                /** @description Minutes that each window of its option allows; null for no limit */
                                limit: number | null;
                            };
                            /** @description The largest closing of the window; smaller ones may come with it. Null if it is open */
                            closing: {
                                /** @description The `id` of the closed time in `GET /api/admin/blackouts` */
                                id: number;
                                reason: string;
                                /** @description Pincodes of the kitchen that are closed; null for all */
                                pincodes: string[] | null;
                                /** @description Only for some hours, which Express can be */
                                inPart: boolean;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKitchenBoards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Kitchens that are open or have open orders */
                            kitchens: {
                                id: string;
                                name: string;
                                city: string;
                                /** @description Open orders from yesterday's on, with some of the next days */
                                orders: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getKitchenBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            kitchen: {
                                id: string;
                                name: string;
                            };
                            /**
                             * Format: date-time
                             * @description Time at which the board was read
                             */
                            at: string;
                            /** @description In order of time */
                            slots: {
                                /** @description The slot in words, with the day if it is not today */
                                slot: string;
                                orders: number;
                            }[];
                            /** @description The most urgent first */
                            orders: {
                                /** Format: uuid */
                                uuid: string;
                                /** @description The order number shown to people */
                                number: string;
                                /** @enum {string} */
                                status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                /** @enum {string} */
                                column: "start" | "making" | "ready";
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                /** @description The slot in words, with the day if it is not today */
                                slot: string;
                                /** @description The promised hours in words */
                                hours: string;
                                placedAt: string | null;
                                /** Format: date-time */
                                startBy: string;
                                /**
                                 * Format: date-time
                                 * @description Time at which it must be ready for the rider, or for pickup
                                 */
                                finishBy: string;
                                /** Format: date-time */
                                promisedAt: string;
                                /** @description Minutes from `at` to the deadline of its column; negative if it is late */
                                minutesLeft: number;
                                /** @enum {string} */
                                urgency: "late" | "at risk" | "normal" | "later";
                                lines: {
                                    SKU: string;
                                    name: string;
                                    flavour: string;
                                    /** @description Weight or size as shoppers see it; empty for an add-on */
                                    weight: string;
                                    /** @description Null for products that are not food, and for add-ons */
                                    eggless: boolean | null;
                                    quantity: number;
                                    /** @description Parts of a combo, in words; empty for other products */
                                    parts: string[];
                                    /** @description Requests of the customer: the message as typed, answers of add-ons, photos; null for a token without the scope `customers:read` */
                                    requests: {
                                        label: string;
                                        text: string;
                                    }[] | null;
                                }[];
                                /** @description Tasks for a gift, in words; null for a token without the scope `customers:read` */
                                giftTasks: string[] | null;
                                /** @description The newest photo of the cake that the customer has */
                                photo: {
                                    /** @description Null until the customer answers */
                                    answer: ("approved" | "change") | null;
                                    /** @description The change that the customer wishes; empty for none, null for a token without the scope `customers:read` */
                                    wish: string | null;
                                } | null;
                                /** @description Changes since the kitchen may have begun, until marked as seen, 7 days at most; null for none */
                                changes: {
                                    /** @description Send it to `/api/admin/kitchen/notices/{noticeId}/seen` */
                                    notice: number;
                                    /** @description Kinds of the changes, the most serious first */
                                    kinds: ("cancelled" | "kitchen" | "time" | "message" | "photos")[];
                                    /**
                                     * Format: date-time
                                     * @description Time of the newest change
                                     */
                                    at: string;
                                } | null;
                                /** @description The status that one tap sets; null if the caller may not, or it takes more than a tap */
                                next: ("preparing" | "ready" | "shipped") | null;
                            }[];
                            /** @description Orders cancelled or moved after the kitchen may have begun, until marked as seen, 7 days at most */
                            withdrawn: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @enum {string} */
                                why: "cancelled" | "kitchen" | "time";
                                /**
                                 * @description The column in which it stood
                                 * @enum {string}
                                 */
                                column: "start" | "making" | "ready";
                                /** @description Its new day and hours in words; null for another reason */
                                movedTo: string | null;
                                /** @description Send it to `/api/admin/kitchen/notices/{noticeId}/seen` */
                                notice: number;
                                /** @description Kinds of the changes, the most serious first */
                                kinds: ("cancelled" | "kitchen" | "time" | "message" | "photos")[];
                                /**
                                 * Format: date-time
                                 * @description Time of the newest change
                                 */
                                at: string;
                                lines: {
                                    SKU: string;
                                    name: string;
                                    flavour: string;
                                    /** @description Weight or size as shoppers see it; empty for an add-on */
                                    weight: string;
                                    /** @description Null for products that are not food, and for add-ons */
                                    eggless: boolean | null;
                                    quantity: number;
                                    /** @description Parts of a combo, in words; empty for other products */
                                    parts: string[];
                                    /** @description Requests of the customer: the message as typed, answers of add-ons, photos; null for a token without the scope `customers:read` */
                                    requests: {
                                        label: string;
                                        text: string;
                                    }[] | null;
                                }[];
                            }[];
                            /** @description Pieces to bake for the orders that are not begun */
                            totals: {
                                base: string;
                                eggless: boolean;
                                weight: string;
                                /** @description The slot of its orders; for Express, the promised hours */
                                slot: string;
                                quantity: number;
                            }[];
                            /** @description The newest change that the caller can take back */
                            undo: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                                /** @description Send it to `/api/admin/orders/{uuid}/status/undo` */
                                event: number;
                                /** @enum {string} */
                                from: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                /** @enum {string} */
                                to: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                /** Format: date-time */
                                until: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markKitchenNoticeSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noticeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /**
                             * Format: uuid
                             * @description The order
                             */
                            uuid: string;
                            number: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `undo` of the kitchen's board names it */
                    event: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKitchens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            kitchens: {
                                id: string;
                                name: string;
                                address: string;
                                city: string;
                                pincode: string;
                                /** @description GST code of the state whose tax its orders bear */
                                stateCode: string;
                                /** @description Empty if there is none */
                                phone: string;
                                /** @description Empty if the shop's licence holds for it */
                                fssai: string;
                                /** @description Time at which it was closed for good; null for an open kitchen */
                                closedAt: string | null;
                                /** @description Number of pincodes that it serves, or served until it was closed */
                                pincodes: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKitchen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    address: string;
                    city: string;
                    pincode: string;
                    /** @enum {string} */
                    stateCode: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
                    phone: string;
                    fssai: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            address: string;
                            city: string;
                            pincode: string;
                            /** @description GST code of the state whose tax its orders bear */
                            stateCode: string;
                            /** @description Empty if there is none */
                            phone: string;
                            /** @description Empty if the shop's licence holds for it */
                            fssai: string;
                            /** @description Time at which it was closed for good; null for an open kitchen */
                            closedAt: string | null;
                            /** @description Number of pincodes that it serves, or served until it was closed */
                            pincodes: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeKitchen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same fields with the values that the program read */
                    from: {
                        [key: string]: string;
                    };
                    /** @description The fields to change */
                    to: {
                        name?: string;
                        address?: string;
                        city?: string;
                        pincode?: string;
                        /** @enum {string} */
                        stateCode?: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
                        phone?: string;
                        fssai?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            address: string;
                            city: string;
                            pincode: string;
                            /** @description GST code of the state whose tax its orders bear */
                            stateCode: string;
                            /** @description Empty if there is none */
                            phone: string;
                            /** @description Empty if the shop's licence holds for it */
                            fssai: string;
                            /** @description Time at which it was closed for good; null for an open kitchen */
                            closedAt: string | null;
                            /** @description Number of pincodes that it serves, or served until it was closed */
                            pincodes: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openOrCloseKitchen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description False closes it for good: it takes no orders */
                    open: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            address: string;
                            city: string;
                            pincode: string;
                            /** @description GST code of the state whose tax its orders bear */
                            stateCode: string;
                            /** @description Empty if there is none */
                            phone: string;
                            /** @description Empty if the shop's licence holds for it */
                            fssai: string;
                            /** @description Time at which it was closed for good; null for an open kitchen */
                            closedAt: string | null;
                            /** @description Number of pincodes that it serves, or served until it was closed */
                            pincodes: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPincodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            pincodes: {
                                pincode: string;
                                area: string;
                                city: string;
                                /** @description Delivery options at this pincode */
                                options: ("standard" | "express" | "fixed-time" | "midnight" | "pickup")[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPincodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pincodes: {
                        pincode: string;
                        area: string;
                    }[];
                    /** @description Delivery options at these pincodes */
                    options: ("standard" | "express" | "fixed-time" | "midnight" | "pickup")[];
                    /**
                     * @description Pincodes of another region than the kitchen's that are added all the same
                     * @default []
                     */
                    confirmed?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            added: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePincodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kitchenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pincodes: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            removed: number;
                            /** @description Pincodes that this kitchen did not serve. They are not changed */
                            left: string[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePincode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pincode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The same fields with the values that the program read */
                    from: {
                        area?: string;
                        options?: ("standard" | "express" | "fixed-time" | "midnight" | "pickup")[];
                    };
                    /** @description The fields to change */
                    to: {
                        area?: string;
                        options?: ("standard" | "express" | "fixed-time" | "midnight" | "pickup")[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            pincode: string;
                            area: string;
                            city: string;
                            /** @description Delivery options at this pincode */
                            options: ("standard" | "express" | "fixed-time" | "midnight" | "pickup")[];
                            /** @description The id of the kitchen that serves it */
                            kitchen: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSoldWindows: {
        parameters: {
            query: {
                /** @description The day of work */
                day: string;
                /** @description The id of one kitchen */
                kitchen?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Without those that have no order */
                            windows: {
                                /** @enum {string} */
                                option: "standard" | "express" | "fixed-time" | "midnight" | "pickup";
                                startMinute: number;
                                endMinute: number;
                                hours: string;
                                /** @description Places that orders have taken */
                                sold: number;
                                /** @description Places of the kitchens that have an order in this window */
                                capacity: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFigures: {
        parameters: {
            query: {
                from: string;
                /** @description At most 365 days after `from` */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            days: {
                                /** @description YYYY-MM-DD */
                                day: string;
                                orders: number;
                                /** @description Invoices of the day */
                                sales: number;
                                /** @description Credit notes of the day */
                                refunds: number;
                                /** @description Tax of its invoices less that of its credit notes */
                                tax: number;
                            }[];
                            hours: {
                                /** @description 0 to 23 */
                                hour: number;
                                orders: number;
                                /** @description Rupees */
                                sales: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getGstReturns: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            month: string;
                            /** @description One for each registration */
                            returns: {
                                gstin: string;
                                /** @description To other states, above ₹1,00,000 */
                                table5: {
                                    /** @description The state's code: 07 is Delhi */
                                    placeOfSupply: string;
                                    interState: boolean;
                                    /** @description Percent */
                                    rate: number;
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                                /** @description Other sales to customers without a registration */
                                table7: {
                                    /** @description The state's code: 07 is Delhi */
                                    placeOfSupply: string;
                                    interState: boolean;
                                    /** @description Percent */
                                    rate: number;
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                                /** @description Goods without tax */
                                table8: {
                                    /** @description The state's code: 07 is Delhi */
                                    placeOfSupply: string;
                                    interState: boolean;
                                    /** @description Percent */
                                    rate: number;
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                                /** @description By HSN code and rate */
                                table12: {
                                    hsn: string;
                                    /** @description Percent */
                                    rate: number;
                                    /** @description Pieces; goods that were credited stay in it */
                                    quantity: number;
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                                /** @description The numbers of the documents that were issued */
                                table13: {
                                    /** @enum {string} */
                                    kind: "invoice" | "credit note";
                                    from: string;
                                    to: string;
                                    documents: number;
                                }[];
                                invoiced: {
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                };
                                credited: {
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                };
                                /** @description Invoiced less credited */
                                total: {
                                    /** @description Without tax */
                                    taxable: number;
                                    /** @description Rupees */
                                    igst: number;
                                    /** @description Rupees */
                                    cgst: number;
                                    /** @description Rupees */
                                    sgst: number;
                                    /** @description Rupees */
                                    total: number;
                                };
                            }[];
                            /** @description The oldest first, 10,000 at most */
                            creditNotes: {
                                number: string;
                                /** @description YYYY-MM-DD */
                                issuedOn: string;
                                /** @description The registration that issued it */
                                gstin: string;
                                /** @description The state's code: 07 is Delhi */
                                placeOfSupply: string;
                                /**
                                 * Format: uuid
                                 * @description The order's uuid
                                 */
                                order: string;
                                /** @description Without tax */
                                taxable: number;
                                /** @description Rupees */
                                igst: number;
                                /** @description Rupees */
                                cgst: number;
                                /** @description Rupees */
                                sgst: number;
                                /** @description Rupees */
                                total: number;
                                /** @description The number of the invoice */
                                invoice: string;
                                /** @description YYYY-MM-DD */
                                invoicedOn: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportGstReturns: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportGstReturn: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path: {
                gstin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query: {
                month: string;
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The oldest first */
                            invoices: {
                                number: string;
                                /** @description YYYY-MM-DD */
                                issuedOn: string;
                                /** @description The registration that issued it */
                                gstin: string;
                                /** @description The state's code: 07 is Delhi */
                                placeOfSupply: string;
                                /**
                                 * Format: uuid
                                 * @description The order's uuid
                                 */
                                order: string;
                                /** @description Without tax */
                                taxable: number;
                                /** @description Rupees */
                                igst: number;
                                /** @description Rupees */
                                cgst: number;
                                /** @description Rupees */
                                sgst: number;
                                /** @description Rupees */
                                total: number;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportInvoices: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSettlements: {
        parameters: {
            query?: {
                /** @description Only those with open differences */
                open?: "true" | "false";
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The newest first, 30 at a time */
                            settlements: {
                                id: string;
                                /** @description Empty if the provider names none */
                                bankReference: string;
                                /** Format: date-time */
                                settledAt: string;
                                lineCount: number;
                                /** @description Lines that are not matched and not explained */
                                open: number;
                                /** @description Rupees */
                                received: number;
                                /** @description Refunds, and adjustments to the shop's debit */
                                takenBack: number;
                                /** @description Rupees */
                                fees: number;
                                /** @description Rupees */
                                taxOnFees: number;
                                /** @description Rupees */
                                paidOut: number;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                            /** @description Number of open differences in all settlements */
                            openDifferences: number;
                            /** @description In the shop's books for more than 5 days, and in no report; the oldest 50 */
                            unsettled: {
                                count: number;
                                oldest: {
                                    /** @enum {string} */
                                    kind: "payment" | "refund";
                                    id: string;
                                    /** @description Rupees */
                                    amount: number;
                                    /** Format: date-time */
                                    at: string;
                                    /** Format: uuid */
                                    order: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importSettlements: {
        parameters: {
            query?: {
                /** @description Name of the report in the log */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description New settlements */
                            settlements: number;
                            /** @description New lines */
                            added: number;
                            /** @description Lines that had been imported before */
                            known: number;
                            /** @description Settlements that got their bank reference */
                            referenced: number;
                            /** @description Lines that are not paid out yet: a later report brings them */
                            waiting: number;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettlement: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            /** @description Empty if the provider names none */
                            bankReference: string;
                            /** Format: date-time */
                            settledAt: string;
                            lineCount: number;
                            /** @description Lines that are not matched and not explained */
                            open: number;
                            /** @description Rupees */
                            received: number;
                            /** @description Refunds, and adjustments to the shop's debit */
                            takenBack: number;
                            /** @description Rupees */
                            fees: number;
                            /** @description Rupees */
                            taxOnFees: number;
                            /** @description Rupees */
                            paidOut: number;
                            /** @description Open ones first, 200 on a page */
                            lines: {
                                /** @description The provider's: pay_…, rfnd_…, adj_… */
                                id: string;
                                /** @description payment, refund, or another word of the provider's */
                                kind: string;
                                /** @enum {string} */
                                state: "matched" | "amount differs" | "unknown" | "does not add up" | "adjustment";
                                /**
                                 * Format: date-time
                                 * @description Time of the payment, or of the start of the refund; that of the settlement if the report names none
                                 */
                                at: string;
                                /** @description Rupees */
                                amount: number;
                                /** @description Rupees */
                                fee: number;
                                /** @description Rupees */
                                taxOnFee: number;
                                /** @description Negative if money was taken back */
                                paidOut: number;
                                /** @description The amount in the shop's books; null if they have none */
                                inBooks: number | null;
                                /** @description The order's uuid */
                                order: string | null;
                                /** @description The explanation by the staff; null without one */
                                explanation: string | null;
                            }[];
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    fetchSettlements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    month: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description New settlements */
                            settlements: number;
                            /** @description New lines */
                            added: number;
                            /** @description Lines that had been imported before */
                            known: number;
                            /** @description Settlements that got their bank reference */
                            referenced: number;
                            /** @description Lines that are not paid out yet: a later report brings them */
                            waiting: number;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    explainSettledLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: string;
                entityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The explanation that the program read; empty for none */
                    from: string;
                    /** @description The new explanation; empty to open the line again */
                    to: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComplaints: {
        parameters: {
            query?: {
                /** @description Complaints to answer or close, oldest first; or all, newest first */
                show?: "unsettled" | "all";
                /** @description `next` of the reply before, with the same `show` */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            complaints: {
                                ticket: string;
                                order: {
                                    /** Format: uuid */
                                    uuid: string;
                                    number: string;
                                };
                                /** @enum {string} */
                                kind: "damaged" | "wrong-item" | "wrong-message" | "not-fresh" | "egg" | "missing" | "late" | "not-delivered" | "other";
                                /** @enum {string} */
                                status: "open" | "answered" | "settled" | "refused" | "withdrawn";
                                /**
                                 * Format: date-time
                                 * @description Time of the complaint
                                 */
                                at: string;
                                /** @description Time by which it must be settled; null once it is settled, refused or withdrawn */
                                due: string | null;
                                /** @description Photos and videos that were sent along and are kept */
                                proofs: number;
                            }[];
                            /** @description The time in which the terms promise an end, in words */
                            settledWithin: string;
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ticket: string;
                            order: {
                                /** Format: uuid */
                                uuid: string;
                                number: string;
                            };
                            /** @enum {string} */
                            kind: "damaged" | "wrong-item" | "wrong-message" | "not-fresh" | "egg" | "missing" | "late" | "not-delivered" | "other";
                            /** @enum {string} */
                            status: "open" | "answered" | "settled" | "refused" | "withdrawn";
                            /**
                             * Format: date-time
                             * @description Time of the complaint
                             */
                            at: string;
                            /** @description Time by which it must be settled; null once it is settled, refused or withdrawn */
                            due: string | null;
                            /** @description Photos and videos that were sent along and are kept */
                            proofs: number;
                            deliveredAt: string | null;
                            /** @description The customer's message; empty once their account was erased, null without the scope `customers:read` */
                            message: string | null;
                            /** @description Oldest first */
                            answers: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                status: "answered" | "settled" | "refused";
                                /** @description Name of the member of staff, or e-mail of one without a name. Without the scope `staff:read` the e-mail is left empty. Null once their account is erased */
                                by: string | null;
                                /** @description Text mailed to the customer; empty once their account was erased, null without the scope `customers:read` */
                                text: string | null;
                                /** @description Sent back with it; null for nothing */
                                refund: number | null;
                            }[];
                            /** @description The statuses that can be set now */
                            next: ("answered" | "settled" | "refused")[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answerComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The status as the program read it
                     * @enum {string}
                     */
                    from: "open" | "answered" | "settled" | "refused" | "withdrawn";
                    /**
                     * @description `settled` and `refused` close it
                     * @enum {string}
                     */
                    to: "answered" | "settled" | "refused";
                    /** @description Mailed to the customer */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ticket: string;
                            /** @enum {string} */
                            status: "answered" | "settled" | "refused";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfficeCustomers: {
        parameters: {
            query?: {
                /** @description A name, the beginning of an e-mail, or a phone number; without it, all */
                q?: string;
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            customers: {
                                id: string;
                                name: string;
                                email: string;
                            }[];
                            /** @description Send it as `after` for the next page; null on the last one */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfficeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            email: string;
                            /** @description They have confirmed that mail to it arrives */
                            emailVerified: boolean;
                            phone: string | null;
                            /** Format: date-time */
                            since: string;
                            /** @description Number of saved addresses */
                            addresses: number;
                            orders: {
                                /** @description Number of orders that were paid and not cancelled */
                                paid: number;
                                /** @description Rupees paid for them, less refunds */
                                worth: number;
                                newest: {
                                    /** Format: uuid */
                                    uuid: string;
                                    number: string;
                                    /** @enum {string} */
                                    status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                                    /** @description YYYY-MM-DD */
                                    day: string;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                            };
                            coins: {
                                balance: number;
                                newest: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    reason: "sign-up" | "order" | "referral" | "review" | "hold" | "give-back" | "reversal" | "compensation" | "demo";
                                    /** @description Below zero for coins that were spent or taken back */
                                    amount: number;
                                    /** @description Balance after this entry */
                                    balance: number;
                                    /** @description The order that caused it */
                                    order: string | null;
                                }[];
                            };
                            /** @description About the orders shown, the newest first */
                            complaints: {
                                ticket: string;
                                /** @enum {string} */
                                kind: "damaged" | "wrong-item" | "wrong-message" | "not-fresh" | "egg" | "missing" | "late" | "not-delivered" | "other";
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                status: "open" | "answered" | "settled" | "refused" | "withdrawn";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    quoteOfficeCancellation: {
        parameters: {
            query: {
                /** @description `shop`: the shop cannot make it; everything is refunded, and coins are added. `customer`: the customer asks */
                cause: "shop" | "customer";
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Money that goes back */
                            refund: number;
                            /** @description Spent coins that are returned */
                            coins: number;
                            /** @description Coins that the shop adds */
                            compensation: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `shop`: the shop cannot make it; everything is refunded, and coins are added. `customer`: the customer asks
                     * @enum {string}
                     */
                    cause: "shop" | "customer";
                    /** @description The customer sees it */
                    reason: string;
                    /** @description The quoted refund in rupees. If it has changed, nothing is cancelled */
                    refund: number;
                    /** @description The quoted number of spent coins that are returned */
                    coins: number;
                    /** @description The quoted number of coins that the shop adds */
                    compensation: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Money that goes back */
                            refund: number;
                            /** @description Spent coins that are returned */
                            coins: number;
                            /** @description Coins that the shop adds */
                            compensation: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRefundable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Rupees that can still be refunded; 0 if less than one rupee is left */
                            left: number;
                            /** @description Spent coins that are returned once all of the money is refunded */
                            coins: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the program, once for each refund. A repeat with the same one refunds nothing twice
                     */
                    id: string;
                    /** @description Rupees */
                    amount: number;
                    /** @description The refundable rupees that the program read. If they have changed, nothing is refunded */
                    left: number;
                    /** @description The customer sees it */
                    reason: string;
                    /** @description A complaint that the refund settles; `reason` is mailed as the answer */
                    complaint?: {
                        ticket: string;
                        /**
                         * @description The status of the complaint that the program read
                         * @enum {string}
                         */
                        from: "open" | "answered" | "settled" | "refused" | "withdrawn";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description Rupees that can be refunded after this refund */
                            left: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWaitingReviews: {
        parameters: {
            query?: {
                /** @description `next` of the reply before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            reviews: {
                                id: string;
                                name: string;
                                message: string;
                                /** Format: date-time */
                                at: string;
                                /** @description 1 to 5; null for a review without */
                                stars: number | null;
                                /** @description The bought product; null for a review of the shop */
                                about: string | null;
                                /** @description Ids. Only staff in the office see them before they are shown */
                                photos: string[];
                            }[];
                            /** @description Number of reviews to approve */
                            total: number;
                            /** @description For `after`; null on the last page */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    approveReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the photos to show. The others are deleted */
                    photos: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "approved" | "rejected";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rejectReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Few stars are no reason. Its photos are deleted
                     * @enum {string}
                     */
                    reason: "abuse" | "private-data" | "off-topic" | "spam";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "approved" | "rejected";
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPlannedPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            plans: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                from: string;
                                /** @description Null for a new normal price */
                                until: string | null;
                                /** @description Number of SKUs */
                                SKUs: number;
                                hasBegun: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    planPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the program. A repeat with the same one plans nothing twice
                     */
                    id: string;
                    prices: {
                        SKU: string;
                        /** @description Rupees */
                        mrp: number;
                        /** @description Rupees */
                        price: number;
                    }[];
                    /** @description Null from now on */
                    from?: (string & (unknown & unknown)) | null;
                    /** @description Null for new normal prices */
                    until?: (string & (unknown & unknown)) | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description Number of SKUs */
                            SKUs: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endPlannedPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description Number of SKUs */
                            SKUs: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                page?: string;
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @description The order number shown to people */
                            orderId: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                            /** @description The status in words for people */
                            statusText: string;
                            /** @description Paid, and not cancelled or expired since */
                            paid: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            deliveryDate: string;
                            deliveryTime: string;
                            deliveryType: string;
                            lines: components["schemas"]["OrderLine"][];
                            /** @description Rupees */
                            items: number;
                            /** @description Rupees */
                            addOns: number;
                            /** @description Rupees */
                            delivery: number;
                            /** @description Coins spent, each worth a rupee */
                            coins: number;
                            /** @description Rupees */
                            total: number;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    orderAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            added: {
                                skuid: string;
                                quantity: number;
                            }[];
                            /** @description Names of products and add-ons that are no longer sold */
                            missing: string[];
                            /** @description Products and add-ons whose price has changed since */
                            repriced: {
                                name: string;
                                /** @description Rupees */
                                was: number;
                                /** @description Rupees */
                                now: number;
                            }[];
                            /** @description Messages on the cakes: one for all pieces of a SKU, or one for each piece where they differ */
                            messages: {
                                skuid: string;
                                message: string;
                            }[];
                            /** @description Add-ons of the order. A cart holds none: send them with the new order */
                            addOns: {
                                SKU: string;
                                name: string;
                                /** @description Rupees */
                                price: number;
                                quantity: number;
                                answer: string;
                            }[];
                            /** @description The former receiver; null if their data was erased */
                            receiver: {
                                name: string;
                                phone: string;
                                altPhone: string;
                                address: string;
                                /** @enum {string} */
                                addressType: "Home" | "Office" | "Other";
                            } | null;
                            gift: {
                                /** @description Only the shop learns who sent it */
                                anonymous: boolean;
                                /** @description The name on the card */
                                from: string;
                                /** @description Text of the card; empty for no card */
                                card: string;
                                /** @description No bill and no price in the box or on its label */
                                hidePrices: boolean;
                                /** @description The receiver hears nothing before it arrives */
                                surprise: boolean;
                                /** @description The receiver's e-mail for mails about the gift; empty for none */
                                receiverEmail: string;
                                /** @description The number that the rider calls in place of the receiver's; empty for the receiver's */
                                callPhone: string;
                            } | null;
                            pinCode: string;
                            deliveryType: string;
                            deliveryTime: string;
                        };
                    };
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    quoteCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The quoted refund. If it has changed, nothing is cancelled */
                    refund: number;
                    coins: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "awaiting payment" | "lapsed" | "placed" | "accepted" | "preparing" | "ready" | "shipped" | "out for delivery" | "delivered" | "cancelled" | "undeliverable";
                            /** @description Rupees */
                            refund: number;
                            coins: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNewSlots: {
        parameters: {
            query: {
                date: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            date: string;
                            slots: {
                                deliveryType: string;
                                deliveryTime: string;
                                /** @description Delivery charge of this slot, in rupees */
                                delivery: number;
                                /** @description Amount that is refunded, in rupees */
                                refund: number;
                            }[];
                            /** @description Highest percentage that a later cancellation refunds */
                            mostPercent: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rescheduleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deliveryDate: string;
                    deliveryType: string;
                    deliveryTime: string;
                    /** @description The listed refund. If it has changed, nothing is moved */
                    refund: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            deliveryDate: string;
                            deliveryType: string;
                            deliveryTime: string;
                            /** @description Rupees */
                            refund: number;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phone: string;
                    altPhone?: string;
                    address: string;
                    /** @enum {string} */
                    addressType: "Home" | "Office" | "Other";
                    /** @description E-mail for mails about a gift that is no surprise. Left out, the former one stays, unless name and phone both change */
                    receiverEmail?: "" | string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            phone: string;
                            altPhone: string;
                            address: string;
                            /** @enum {string} */
                            addressType: "Home" | "Office" | "Other";
                            pinCode: string;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                nth: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF, to be saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComplaintFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A service is down. Nothing was changed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeliveryPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCakePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPhotoSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    storeStaffPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description The id of this person's upload */
                            id: string;
                            /** @description Pixels of the stored photo, upright */
                            width: number;
                            height: number;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    storePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description For the `photos` of an order */
                            id: string;
                            /** @description Pixels of the stored photo, upright */
                            width: number;
                            height: number;
                        };
                    };
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            signedIn: boolean;
                            /** @description Stays the same when the e-mail is changed */
                            userId: string | null;
                            email: string | null;
                            /** @description Empty until the customer has entered one */
                            name: string | null;
                            firstName: string | null;
                            /** @description In the form +919876543210 */
                            phone: string | null;
                            coins: number;
                            /** @description Empty for a customer */
                            roles: ("owner" | "manager" | "care" | "accountant" | "kitchen" | "rider")[];
                            /** @description Number of different SKUs in the cart */
                            cartCount: number;
                            /** @description The hosted identity provider beside the embedded one */
                            hosted: {
                                label: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRewards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            coins: number;
                            /** @description Newest first, at most 100 */
                            entries: {
                                /** @description Coins added; negative for coins spent or removed */
                                amount: number;
                                /** @description Balance after this entry */
                                balance: number;
                                /** @enum {string} */
                                reason: "sign-up" | "order" | "referral" | "review" | "hold" | "give-back" | "reversal" | "compensation" | "demo";
                                orderId: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description For friends: 200 coins when their first order arrives */
                            referral: {
                                code: string;
                                /** Format: uri */
                                link: string;
                            };
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @default  */
                    name?: string;
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    address: string;
                    /** @default  */
                    pinCode?: string;
                    /**
                     * @default Home
                     * @enum {string}
                     */
                    addressType?: "Home" | "Office" | "Other";
                    /** @default  */
                    name?: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addViewedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    SKU: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedProducts"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listViewedProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedProducts"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /** @description SKUs, the newest first */
                        data: string[];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeWish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    SKU: string;
                    /** @description False removes the product from the list */
                    isWished: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /** @description SKUs, the newest first */
                        data: string[];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReauthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** @description E-mail that a code is sent to */
                            email: string;
                            hasPassword: boolean;
                            hosted: {
                                label: string;
                            } | null;
                            proven: {
                                strict: boolean;
                                moderate: boolean;
                                lax: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                } | {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendReauthenticationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            email: string;
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            id: string;
                            isThis: boolean;
                            /** @description In plain words */
                            device: string;
                            /** @description IP address of its last request */
                            address: string;
                            /** Format: date-time */
                            signedInAt: string;
                            /**
                             * Format: date-time
                             * @description Time of its last request, accurate to a few minutes
                             */
                            seenAt: string;
                        }[];
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keepThis: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newEmail: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newEmail: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chooseNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wanted: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        /**
                         * @description pending: a mail has asked for confirmation
                         * @enum {string}
                         */
                        data: "on" | "pending" | "off";
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            /** Format: date-time */
                            madeAt: string;
                            shop: string;
                            profile: {
                                id: string;
                                name: string;
                                email: string;
                                emailProven: boolean;
                                /** @description In the form +919876543210 */
                                phone: string | null;
                                /** Format: date-time */
                                customerSince: string;
                                /** @description Empty but for staff */
                                roles: string[];
                            };
                            signIn: {
                                /** @description Whether one is set. Only its hash is stored, from which it cannot be read */
                                password: boolean;
                                hostedProvider: string | null;
                                /** @description Devices on which the account is signed in now */
                                sessions: {
                                    device: string;
                                    userAgent: string;
                                    address: string;
                                    /** Format: date-time */
                                    signedInAt: string;
                                    /** Format: date-time */
                                    seenAt: string;
                                }[];
                            };
                            addresses: {
                                address: string;
                                pincode: string;
                                type: string;
                                name: string;
                                phone: string;
                            }[];
                            /** @description Oldest first */
                            orders: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                status: string;
                                /** @description E-mail of the account at the time of the order */
                                email: string;
                                /** Format: date-time */
                                orderedAt: string;
                                paidAt: string | null;
                                /** Format: date */
                                deliveryOn: string;
                                deliveryType: string;
                                deliveryTime: string;
                                /** @description Empty for none, and 90 days after the order has ended, like the receiver */
                                message: string;
                                receiver: {
                                    name: string;
                                    phone: string;
                                    otherPhone: string;
                                    address: string;
                                    addressType: string;
                                    pincode: string;
                                };
                                /** @description Null if it was no gift; its texts are erased with the receiver */
                                gift: {
                                    anonymous: boolean;
                                    /** @description The name on the card */
                                    from: string;
                                    card: string;
                                    hidePrices: boolean;
                                    surprise: boolean;
                                    receiverEmail: string;
                                    /** @description The number that the rider calls in place of the receiver's; empty for the receiver's */
                                    callPhone: string;
                                } | null;
                                items: {
                                    sku: string;
                                    /** @enum {string} */
                                    sheet: "Cakes" | "Add-Ons";
                                    name: string;
                                    flavour: string;
                                    weight: string;
                                    /** @description Null for products that are not food */
                                    eggless: boolean | null;
                                    quantity: number;
                                    message: string;
                                    /** @description Kind of print of the photos; null for none */
                                    photoPrint: ("cake top" | "strip" | "mug" | "cushion") | null;
                                    photos: {
                                        id: string;
                                        width: number;
                                        height: number;
                                        /** @enum {string} */
                                        shape: "round" | "heart" | "square";
                                        /** @description Quarter turns clockwise */
                                        turns: number;
                                        /** @description The printed square, in pixels of the turned photo */
                                        x: number;
                                        y: number;
                                        side: number;
                                        /** @description Width of the print in millimetres */
                                        widthMm: number;
                                    }[];
                                    /** @description Kind of the question that the add-on asked; null for none */
                                    question: ("digits" | "text" | "name" | "letter") | null;
                                    answer: string;
                                    /** @description Parts of a combo, in words; empty for other products */
                                    parts: string[];
                                    customised: boolean;
                                    /** @description The code of the goods for taxes */
                                    hsn: string;
                                    /** @description Hundredths of a percent */
                                    taxRateBp: number;
                                    /** @description Rupees */
                                    price: number;
                                    /** @description Rupees */
                                    total: number;
                                }[];
                                amounts: {
                                    /** @description Rupees */
                                    items: number;
                                    /** @description Rupees */
                                    addOns: number;
                                    /** @description Rupees */
                                    delivery: number;
                                    coins: number;
                                    /** @description Rupees */
                                    total: number;
                                };
                                /** @description Address of the photo that closed the delivery, for 90 days; null for none */
                                deliveryPhoto: string | null;
                                /** @description Photos of the finished cake that the kitchen sent, oldest first, for 90 days */
                                cakePhotos: {
                                    /** Format: date-time */
                                    at: string;
                                    address: string;
                                    /** @description The answer to it; null for none */
                                    answer: ("approved" | "change") | null;
                                    /** @description The change that the customer wished; empty for none */
                                    wish: string;
                                    answeredAt: string | null;
                                }[];
                                /** @description Internal notes of the staff about the order, oldest first */
                                staffNotes: {
                                    /** Format: date-time */
                                    at: string;
                                    text: string;
                                }[];
                                /** @description The answer whether it arrived on time; null for none */
                                wasOnTime: boolean | null;
                                history: {
                                    /** Format: date-time */
                                    at: string;
                                    status: string;
                                    by: string;
                                    note: string;
                                }[];
                            }[];
                            /** @description Oldest first */
                            payments: {
                                /** Format: uuid */
                                orderId: string;
                                /** @description Rupees */
                                amount: number;
                                currency: string;
                                status: string;
                                method: string | null;
                                /** @description Number at the payment provider */
                                providersOrder: string | null;
                                providersPayment: string | null;
                                /** Format: date-time */
                                begunAt: string;
                                paidAt: string | null;
                                refunds: {
                                    /** @description Rupees */
                                    amount: number;
                                    reason: string;
                                    status: string;
                                    /** Format: date-time */
                                    askedAt: string;
                                    doneAt: string | null;
                                }[];
                            }[];
                            /** @description Oldest first; photos and videos are at their addresses, for 90 days */
                            complaints: {
                                ticket: string;
                                /** Format: uuid */
                                orderId: string;
                                kind: string;
                                message: string;
                                status: string;
                                /** Format: date-time */
                                sentAt: string;
                                files: {
                                    type: string;
                                    address: string;
                                }[];
                                answers: {
                                    /** Format: date-time */
                                    at: string;
                                    status: string;
                                    text: string;
                                    /** @description Rupees that were sent back with it; null for none */
                                    refund: number | null;
                                }[];
                            }[];
                            coins: {
                                balance: number;
                                entries: {
                                    amount: number;
                                    balance: number;
                                    reason: string;
                                    orderId: string | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                referralCode: string | null;
                                /** @description Times at which friends used the code, without the friends' names */
                                friendsBroughtAt: string[];
                                broughtByAFriendAt: string | null;
                            };
                            cart: {
                                sku: string;
                                quantity: number;
                            }[];
                            /** @description Newest first */
                            viewed: {
                                sku: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Newest first */
                            wishList: {
                                sku: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Photos to be printed, oldest first */
                            photos: {
                                id: string;
                                address: string;
                                /** @description The newest order with it */
                                orderId: string | null;
                                width: number;
                                height: number;
                                /** Format: date-time */
                                sentAt: string;
                                /**
                                 * Format: date
                                 * @description From this day on it is erased
                                 */
                                eraseOn: string;
                            }[];
                            reviews: {
                                /** @description Null for a review of the shop */
                                product: string | null;
                                orderId: string | null;
                                name: string;
                                email: string;
                                phone: string;
                                message: string;
                                stars: number | null;
                                bought: string;
                                status: string;
                                rejectedFor: string | null;
                                photos: {
                                    address: string;
                                }[];
                                /** Format: date-time */
                                writtenAt: string;
                            }[];
                            /** @description Null while the e-mail is not verified */
                            newsletter: ("on" | "pending" | "off") | null;
                            /** @description Tokens of a member of staff for programs */
                            accessTokens: {
                                name: string;
                                scopes: string[];
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** @description Exact to a minute */
                                lastUsedAt: string | null;
                            }[];
                            /** @description Filters of lists of the office, of staff only */
                            savedViews: {
                                list: string;
                                name: string;
                                query: string;
                                isShared: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description A table of products that was sent and not imported yet, of staff only; null without one */
                            preparedImport: {
                                fileName: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description An open invitation to the staff; null without one, and while the e-mail is not verified */
                            staffInvitation: {
                                roles: string[];
                                /** Format: date-time */
                                sentAt: string;
                                /** Format: date-time */
                                validUntil: string;
                            } | null;
                            /** @description SKUs for which a mail was requested once they are sold again; null while the e-mail is not verified */
                            stockAlerts: {
                                sku: string;
                                /** Format: date-time */
                                at: string;
                            }[] | null;
                            /** @description Sent to this e-mail, oldest first; null while it is not verified */
                            mails: {
                                kind: string;
                                state: string;
                                /** Format: date-time */
                                at: string;
                            }[] | null;
                        };
                    };
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    confirm: "ERASE";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            /** @description Invalid request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this session */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            BlogId: string;
                            Title: string;
                            Description: string;
                            Category: string;
                            AuthorName: string;
                            ThumbnailURL: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
